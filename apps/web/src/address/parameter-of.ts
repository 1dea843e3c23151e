/** The value of a parameter of the address; undefined where it is missing. */
export const parameterOf = (search: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(search)).get(name);
