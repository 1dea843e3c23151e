/*
 * [THX-01] The registrant's own note on a gift has at most 500 characters, in any script; lines may break in it, and spaces around it are not stored.
 *
 * @example noteField.blur('  a card with a heron  ') // => 'a card with a heron'
 */
import { either as E } from 'fp-ts';
import { isBlank, storedLength, storedText } from '../text/index.ts';
import type { GiftUnknown } from './decide-thanks.ts';
import type { GiftId, ThankYouMark, ThankYouRow } from './thank-you-row.ts';

/** The maximum length of a note, in code points (THX-01). */
export const NOTE_LIMIT = 500;

/** The note has more than `maximum` characters. */
export interface NoteTooLong {
  readonly _tag: 'NoteTooLong';
  readonly maximum: number;
}

/** Somebody else has changed the gift's note since it was read; with the stored note. */
export interface NoteVersionConflict {
  readonly _tag: 'NoteVersionConflict';
  readonly id: GiftId;
  readonly note: string;
}

/** The new note, and the note when it was read. */
export interface NoteEdit {
  readonly was: string;
  readonly now: string;
}

/** Why a note was not stored (THX-01). */
export type NoteRefusal = GiftUnknown | NoteTooLong | NoteVersionConflict;

const stored = (text: string): string => (isBlank(text) ? '' : storedText(text).trim());
const isNote = (text: string): boolean => storedLength(text) <= NOTE_LIMIT;
const cut = (text: string): string => [...text].slice(0, NOTE_LIMIT).join('');

/** The note's field: its text after typing (`type`) and after losing focus (`blur`) (THX-01). */
export const noteField = {
  type: (text: string): string => (isNote(text) ? text : cut(storedText(text))),
  blur: (text: string): string => stored(cut(stored(text))),
} as const;

/** The mark that changes when this note is set on that gift, if any (THX-01). */
export const decideNote = (
  rows: ReadonlyArray<Pick<ThankYouRow, 'id' | 'isThanked' | 'note'>>,
  id: GiftId,
  { was, now }: NoteEdit,
): E.Either<NoteRefusal, ReadonlyArray<ThankYouMark>> => {
  const row = rows.find((each) => each.id === id);
  const note = stored(now);
  if (row === undefined) return E.left({ _tag: 'GiftUnknown', id });
  if (!isNote(note)) return E.left({ _tag: 'NoteTooLong', maximum: NOTE_LIMIT });
  if (note === row.note) return E.right([]);
  return stored(was) === row.note
    ? E.right([{ id, isThanked: row.isThanked, note }])
    : E.left({ _tag: 'NoteVersionConflict', id, note: row.note });
};
