/** The parameters of an address as text; of one that is repeated, the first. */
export const readQuery = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());

/** The parameters as an address carries them, with `?` when there are any. */
export const writeQuery = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
