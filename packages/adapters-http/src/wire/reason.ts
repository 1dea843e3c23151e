import type { Context, Errors, ValidationError } from 'io-ts';

/** How many faults of one message are named; the rest add nothing. */
const NAMED = 3;
const LONGEST = 300;

const place = (context: Context): string =>
  context.reduce(
    (path, { key }) =>
      key === '' ? path : /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    '',
  );

const complaint = ({ value, context, message }: ValidationError): string =>
  message ?? (value === undefined ? 'is missing' : `must be ${context.at(-1)?.type.name ?? 'something else'}`);

const sentence = (error: ValidationError): string => {
  const path = place(error.context);
  return `${path === '' ? 'the message' : path}: ${complaint(error)}`;
};

/**
 * Why something did not decode, for a person who writes the other side: `items[0].Quantity: must be a whole number`. Says where and what was
 * expected, never the value that was there. At most 300 characters.
 */
export const reasonOf = (errors: Errors): string => {
  const all = errors.slice(0, NAMED).map(sentence).join('; ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1)}…` : all;
};
