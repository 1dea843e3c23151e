/**
 * A name for each line that no other has. Details are added in their order, only to lines that would otherwise have the same name as one with another detail; what is
 * still alike is numbered.
 */
export const distinctNames = <Line>(
  lines: ReadonlyArray<Line>,
  nameOf: (line: Line) => string,
  details: ReadonlyArray<(line: Line) => string>,
  numbered: (name: string, place: number, count: number) => string,
): ReadonlyArray<string> => {
  const placesOf = (names: ReadonlyArray<string>, name: string): ReadonlyArray<number> =>
    names.flatMap((other, place) => (other === name ? [place] : []));
  const apart = details.reduce<ReadonlyArray<string>>((names, detailOf) => {
    const found = lines.map(detailOf);
    return names.map((name, place) =>
      placesOf(names, name).some((other) => found[other] !== found[place]) ? `${name}, ${found[place]}` : name,
    );
  }, lines.map(nameOf));
  return apart.map((name, place) => {
    const alike = placesOf(apart, name);
    return alike.length > 1 ? numbered(name, alike.indexOf(place) + 1, alike.length) : name;
  });
};
