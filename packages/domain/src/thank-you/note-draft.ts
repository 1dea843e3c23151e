/*
 * [THX-01] What is typed into a note stays while somebody else writes on the same gift: a note into which nothing was typed follows what is stored; what was typed stays, and what somebody else has
 * written is shown beside it, so that saving over it is done on purpose.
 *
 * @example rebasedNote(typedNote(openNote('heron'), 'crane'), 'swan') // => { base: 'swan', typed: 'crane', newer: O.some('swan') }
 * @example rebasedNote(openNote('heron'), 'swan') // => { base: 'swan', typed: 'swan', newer: O.none }
 */
import { option as O } from 'fp-ts';
import { type NoteEdit, noteField } from './thank-you-note.ts';

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
