// Draws the API's description as a page. Needs nothing from elsewhere.

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node|string)[]} children */
function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @param {any} schema @returns {string} */
function kind(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.oneOf || schema.anyOf) return (schema.oneOf ?? schema.anyOf).map(kind).join(" | ");
  if (schema.enum) return schema.enum.map((/** @type {unknown} */ one) => JSON.stringify(one)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `${kind(schema.items) || "any"}[]`;
  if (schema.type === "object" && schema.additionalProperties) return `{…: ${kind(schema.additionalProperties) || "any"}}`;
  return Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "any");
}

/** @param {any} content @returns {(Node|string)[]} */
function body(content) {
  const found = Object.entries(content ?? {});
  return found.map(([type, { schema }]) => element("code", {}, `${kind(schema)} (${type})`));
}

/** @param {string[][]} lines @returns {HTMLElement} */
function table(lines) {
  const rows = lines.map(([head, ...cells]) =>
    element("tr", {}, element("th", { scope: "row" }, element("code", {}, head)), ...cells.map((cell) => element("td", {}, cell))),
  );
  return element("table", {}, ...rows);
}

/** @param {string} path @param {string} method @param {any} operation */
function operation(path, method, operation) {
  const parts = [];
  if (operation.description) parts.push(element("p", {}, operation.description));
  const parameters = operation.parameters ?? [];
  if (parameters.length)
    parts.push(table(parameters.map((/** @type {any} */ one) => [one.name, kind(one.schema), one.in, one.description ?? ""])));
  if (operation.requestBody) parts.push(element("p", {}, "Body: ", ...body(operation.requestBody.content)));
  for (const [status, response] of Object.entries(operation.responses ?? {}))
    parts.push(element("p", {}, `${status} ${response.description ?? ""}: `, ...body(response.content)));
  const summary = element("summary", {}, element("span", { class: "method" }, method.toUpperCase()), element("code", {}, path));
  return element("details", {}, summary, ...parts);
}

/** @param {string} name @param {any} schema */
function type(name, schema) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(([field, one]) => [
    required.has(field) ? field : `${field}?`,
    kind(one),
    one.description ?? "",
  ]);
  return element("details", { id: name }, element("summary", {}, element("code", {}, name)), schema.description ?? "", table(lines));
}

const answer = await fetch("/api/openapi.json");
const api = await answer.json();
const operations = /** @type {HTMLElement} */ (document.getElementById("operations"));
for (const [path, methods] of Object.entries(api.paths))
  for (const [method, one] of Object.entries(methods)) operations.append(operation(path, method, one));
const types = /** @type {HTMLElement} */ (document.getElementById("types"));
for (const [name, schema] of Object.entries(api.components?.schemas ?? {})) types.append(type(name, schema));
