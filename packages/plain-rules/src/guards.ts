/**
 * Checks arguments at run time. A wrong one is a bug in the caller, so it throws a `TypeError` that names the function,
 * the argument, what was expected and what was passed.
 */

/** The type of a value, never the value itself: it may be private. */
const kindOf = (value: unknown): string => {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return 'is a list';
  switch (typeof value) {
    case 'string':
      return 'is a text';
    case 'number':
      return Number.isInteger(value) ? 'is another number' : 'is a number that is not whole';
    default:
      return `is of type ${typeof value}`;
  }
};

/** The error for a wrong argument. */
export const wrongArgument = (place: string, expected: string, value: unknown, hint = ''): TypeError =>
  new TypeError(`${place}: must be ${expected}; ${kindOf(value)}.${hint === '' ? '' : ` ${hint}`}`);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks for a whole, exact number, zero or more. */
export const wholeNumber = (place: string, value: unknown, expected = 'a whole number, zero or more', hint = '') => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw wrongArgument(place, expected, value, hint);
};

export const textArgument = (place: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  throw wrongArgument(place, 'a text', value);
};

/** Checks for one of these words. */
export const oneOf = <Word extends string>(place: string, words: ReadonlyArray<Word>, value: unknown): Word => {
  const word = words.find((each) => each === value);
  if (word !== undefined) return word;
  throw wrongArgument(place, `one of ${words.map((each) => `'${each}'`).join(', ')}`, value);
};

/** Checks for a list; reads its entries with `read` and removes duplicates. */
export const listArgument = <A>(
  place: string,
  value: unknown,
  read: (place: string, entry: unknown) => A,
): ReadonlyArray<A> => {
  if (!Array.isArray(value)) throw wrongArgument(place, 'a list', value);
  return [...new Set(value.map((entry, index) => read(`${place}[${index}]`, entry)))];
};

/** The defined properties of an options object; empty when the object was omitted. Unknown properties throw. */
export const optionsArgument = (
  place: string,
  known: ReadonlyArray<string>,
  value: unknown,
): Readonly<Record<string, unknown>> => {
  if (value === undefined) return {};
  if (!isRecord(value)) throw wrongArgument(place, 'an object', value);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new TypeError(`${place}.${unknown}: is not known; known are ${known.join(', ')}.`);
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined));
};
