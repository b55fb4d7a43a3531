// The signals of the seats: shape first, colour second.

/** Disc, square, diamond, triangle, hexagon and cross, in a box of 24. Inner marks make them distinct even when small. */
export const SHAPES = [
  { plate: "M12 1.5a10.5 10.5 0 1 0 .01 0z", mark: "M5.5 12h13" },
  { plate: "M2.5 2.5h19v19h-19z", mark: "M7.5 7.5l9 9" },
  { plate: "M12 .8L23.2 12 12 23.2 .8 12z", mark: "M12 7.5v9" },
  { plate: "M12 1.2L23.4 21.5H.6z", mark: "M12 11v.01M12 16.5v.01" },
  { plate: "M6.5 2h11l5.5 10-5.5 10h-11L1 12z", mark: "M8.5 9.5h7M8.5 14.5h7" },
  { plate: "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z", mark: "M12 9.5v5" },
];
