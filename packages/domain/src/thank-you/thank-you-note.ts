/*
 * [THX-01] What is typed into a note stays while somebody else writes on the same gift: a note into which nothing was typed follows what is stored; what was typed stays, and what somebody else has
 * written is shown beside it, so that saving over it is done on purpose.
 *
 * @example rebasedNote(typedNote(openNote('heron'), 'crane'), 'swan') // => { base: 'swan', typed: 'crane', newer: O.some('swan') }
 * @example rebasedNote(openNote('heron'), 'swan') // => { base: 'swan', typed: 'swan', newer: O.none }
 */
import { either as E, option as O } from 'fp-ts';
import { isBlank, storedLength, storedText } from '../text/index.ts';
import type { GiftId, ThankYouMark, ThankYouRow } from './thank-you-row.ts';

/** A note being edited. */
export interface NoteDraft {
  /** The last known stored note. */
  readonly base: string;
  readonly typed: string;
  /** The note that somebody else has stored meanwhile. */
  readonly newer: O.Option<string>;
}

/** The draft of a stored note. */
export const openNote = (note: string): NoteDraft => ({ base: note, typed: note, newer: O.none });

/** The draft after typing. */
export const typedNote = (draft: NoteDraft, text: string): NoteDraft => ({ ...draft, typed: noteField.type(text) });

/** Whether the typed text differs from what is stored. */
export const isNoteTyped = ({ base, typed }: NoteDraft): boolean => noteField.blur(typed) !== base;

/** The draft after a different note was stored. */
export const rebasedNote = (draft: NoteDraft, stored: string): NoteDraft => {
  if (stored === draft.base) return draft;
  if (!isNoteTyped(draft)) return openNote(stored);
  const isSame = noteField.blur(draft.typed) === stored;
  return { base: stored, typed: draft.typed, newer: isSame ? O.none : O.some(stored) };
};

/** The edit that saves the draft. */
export const noteEditOf = ({ base, typed }: NoteDraft): NoteEdit => ({ was: base, now: noteField.blur(typed) });

/*
 * [THX-01] A registrant marks one gift or many as thanked for, or takes the mark back. All of them are the registry's gifts, or nothing is marked.
 *
 * @example decideThanks([], ['HF-1001:1'], true) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */

/** The maximum number of gifts marked at once. */
export const MOST_THANKS_AT_ONCE = 1_000;

/** The registry has no such gift (THX-01). */
export interface GiftUnknown {
  readonly _tag: 'GiftUnknown';
  readonly id: GiftId;
}

type Marked = Pick<ThankYouRow, 'id' | 'isThanked' | 'note'>;

/** The marks that change when these gifts are marked as thanked, or unmarked (THX-01). */
export const decideThanks = (
  rows: ReadonlyArray<Marked>,
  ids: ReadonlyArray<GiftId>,
  isThanked: boolean,
): E.Either<GiftUnknown, ReadonlyArray<ThankYouMark>> => {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) return E.left({ _tag: 'GiftUnknown', id: unknown });
  const named = new Set(ids);
  return E.right(
    rows
      .filter((row) => named.has(row.id) && row.isThanked !== isThanked)
      .map(({ id, note }) => ({ id, isThanked, note })),
  );
};

/*
 * [THX-01] The registrant's own note on a gift has at most 500 characters, in any script; lines may break in it, and spaces around it are not stored.
 *
 * @example noteField.blur('  a card with a heron  ') // => 'a card with a heron'
 */

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
