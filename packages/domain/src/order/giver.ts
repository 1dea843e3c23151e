/*
 * [CART-06] [NAME-01] Reads the giver's name, email address and optional message. A last name may be missing.
 *
 * @example readGiver({ firstName: '', lastName: 'Almeida', email: 'rosa@example.com' }, '')
 *   // => E.left({ _tag: 'GiverInvalid', field: 'firstName' })
 */
import { either as E } from 'fp-ts';
import {
  isBlank,
  isClean,
  isLastName,
  isMailAddress,
  isPersonName,
  LONGEST_MAIL_ADDRESS,
  LONGEST_NAME,
  storedMailAddress,
  storedName,
  stripBidiControls,
} from '../text/index.ts';
import type { Giver } from './order.ts';

/** The maximum length of each field, in characters as people count them (code points); of the email address as it is sent. */
export const GIVER_LIMITS = { name: LONGEST_NAME, email: LONGEST_MAIL_ADDRESS, message: 500 } as const;

/** A field of the giver's form. */
export type GiverField = 'firstName' | 'lastName' | 'email' | 'message';

/** The first invalid field. */
export interface GiverInvalid {
  readonly _tag: 'GiverInvalid';
  readonly field: GiverField;
}

/** A giver and the message, normalized for storing: trimmed. */
export interface GiftNote {
  readonly giver: Giver;
  readonly message: string;
}

const lengthOf = (text: string): number => [...text].length;
const isMessage = (text: string): boolean => lengthOf(text) <= GIVER_LIMITS.message && isClean(text);

const noteOf = ({ firstName, lastName, email }: Giver, message: string): GiftNote => ({
  giver: { firstName: storedName(firstName), lastName: storedName(lastName), email: storedMailAddress(email) },
  message: isBlank(message) ? '' : stripBidiControls(message).trim(),
});

const problemsOf = ({ giver: { firstName, lastName, email }, message }: GiftNote): ReadonlyArray<GiverField> => [
  ...(isPersonName(firstName) ? [] : ['firstName' as const]),
  ...(isLastName(lastName) ? [] : ['lastName' as const]),
  ...(isMailAddress(email) ? [] : ['email' as const]),
  ...(isMessage(message) ? [] : ['message' as const]),
];

/** All invalid fields of a giver's form, in its order; empty when it is valid. */
export const giverProblems = (typed: Giver, typedMessage: string): ReadonlyArray<GiverField> =>
  problemsOf(noteOf(typed, typedMessage));

/** Parses a giver's form, or returns its first invalid field. */
export const readGiver = (typed: Giver, typedMessage: string): E.Either<GiverInvalid, GiftNote> => {
  const note = noteOf(typed, typedMessage);
  const [field] = problemsOf(note);
  return field === undefined ? E.right(note) : E.left({ _tag: 'GiverInvalid', field });
};
