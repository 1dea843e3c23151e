import { option as O } from 'fp-ts';

/** The parameters of a query as text; a repeated parameter has all its values, in order. */
export const readQuery = (search: string): Readonly<Record<string, string | ReadonlyArray<string>>> => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [only = '', ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? only : [only, ...others]];
    }),
  );
};

/** One query parameter; the first value if it is repeated. */
export const parameterOf = (search: string, name: string): O.Option<string> =>
  O.fromNullable(new URLSearchParams(search).get(name));

const texts = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** The parameters as a query string, with `?` if there are any; a list becomes a repeated parameter. */
export const writeQuery = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => texts(value).map((text) => [name, text]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
