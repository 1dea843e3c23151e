/** The value of a query parameter as text, the first if it is repeated; undefined when it is missing. */
export const parameterOf = (search: object, name: string): string | undefined => {
  const value = [new Map<string, unknown>(Object.entries(search)).get(name)].flat()[0];
  return typeof value === 'string' ? value : undefined;
};
