import { type GiftId, isNoteTyped, noteEditOf, rebasedNote, thankYouPageMessages } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { ThanksDesk } from './thanks-desk.ts';
import type { NoteNotSaved } from './thanks-source.ts';
import { afterClosing, afterNote, afterWriting } from './thanks-state.ts';

/** Keeps the note that is being written on a gift; what somebody else has written meanwhile is shown beside it, and what was typed stays. */
export const writingNotes = ({ source, registry, log, state, change, grId }: ThanksDesk) => {
  const refuse = (id: GiftId, reason: NoteNotSaved): void => {
    log.write({ level: 'warning', tag: 'note-not-saved', data: { reason: reason._tag } })();
    change((its) =>
      afterNote(its, id, ({ draft }) => ({
        draft: reason._tag === 'NoteVersionConflict' ? rebasedNote(draft, reason.note) : draft,
        step: { _tag: 'Refused', reason },
      })),
    );
  };

  return (id: GiftId): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const note = state.value.notes.get(id);
      if (note === undefined || O.isNone(number)) return EMPTY;
      if (!isNoteTyped(note.draft)) {
        change((its) => afterClosing(its, id));
        return EMPTY;
      }
      change((its) => ({ ...afterNote(its, id, (its) => ({ ...its, step: { _tag: 'Saving' } })), said: '' }));
      return source.note(number.value, id, noteEditOf(note.draft)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(id, answer.left);
          change((its) => ({
            ...afterClosing(
              afterWriting(its, answer.right, (row, mark) => ({ ...row, note: mark.note })),
              id,
            ),
            said: thankYouPageMessages.noteSaved,
          }));
          registry.fold(answer.right.patch);
        }),
      );
    });
};
