// Templates without a build step.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/** What is written in the field that an event comes from. @param {Event} event */
export const written = (event) => /** @type {HTMLInputElement} */ (event.target).value;
