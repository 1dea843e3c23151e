/** The value of a query parameter; undefined when it is missing. */
export const parameterOf = (search: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(search)).get(name);
