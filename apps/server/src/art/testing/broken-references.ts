const all = (svg: string, pattern: RegExp): ReadonlyArray<string> =>
  [...svg.matchAll(pattern)].map(([, id = '']) => id);

/** The broken ids inside an SVG: those that are used but not defined, and those that are defined twice. */
export const brokenReferences = (svg: string): ReadonlyArray<string> => {
  const defined = all(svg, / id="([^"]*)"/g);
  const used = [...all(svg, /url\(#([^)]*)\)/g), ...all(svg, /href="#([^"]*)"/g)];
  return [
    ...used.filter((id) => !defined.includes(id)),
    ...defined.filter((id, index) => defined.indexOf(id) !== index),
  ];
};
