import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isNoteTyped, noteEditOf, openNote, rebasedNote, typedNote } from './note-draft.ts';
import { decideNote } from './thank-you-note.ts';
import { parseGiftId } from './thank-you-row.ts';

const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
const word = fc.stringMatching(/^[a-z]{0,2}$/);
const typings = fc.array(word, { maxLength: 4 });

describe('a note that is being written', () => {
  it('[THX-01] a note into which nothing was typed follows what is stored', () => {
    fc.assert(
      fc.property(word, typings, (note, stored) => {
        const draft = stored.reduce(rebasedNote, openNote(note));
        expect(draft).toEqual(openNote(stored.at(-1) ?? note));
      }),
    );
  });

  it('[THX-01] what was typed stays, whatever else is stored', () => {
    fc.assert(
      fc.property(word, typings, (typed, stored) => {
        const others = stored.filter((note) => note !== typed);
        expect(others.reduce(rebasedNote, typedNote(openNote('heron'), typed)).typed).toBe(typed);
      }),
    );
  });

  it('[THX-01] what is stored is beside what was typed exactly when it became another than that', () => {
    fc.assert(
      fc.property(word, word, (typed, stored) => {
        const draft = rebasedNote(typedNote(openNote('heron'), typed), stored);
        expect(draft.newer).toEqual(typed === stored ? O.none : O.some(stored));
      }),
    );
    const draft = rebasedNote(typedNote(openNote('heron'), 'crane'), 'swan');
    expect(rebasedNote(draft, 'swan')).toEqual(draft);
    expect(rebasedNote(draft, 'crane').newer).toEqual(O.none);
    expect(rebasedNote(typedNote(openNote('heron'), 'crane'), 'heron').newer).toEqual(O.none);
  });

  it('[THX-01] saving it now writes over what is there now, and over nothing else', () => {
    fc.assert(
      fc.property(word, word, word, (present, typed, later) => {
        const draft = rebasedNote(typedNote(openNote('heron'), typed), present);
        expect(E.isRight(decideNote([{ id, isThanked: false, note: present }], id, noteEditOf(draft)))).toBe(true);
        const moved = decideNote([{ id, isThanked: false, note: later }], id, noteEditOf(draft));
        expect(E.isRight(moved)).toBe(later === present || later === noteEditOf(draft).now);
      }),
    );
  });

  it('[THX-01] spaces around are typed and not stored; what is too long is cut', () => {
    expect(noteEditOf(typedNote(openNote(''), '  heron '))).toEqual({ was: '', now: 'heron' });
    expect(isNoteTyped(typedNote(openNote('heron'), ' heron '))).toBe(false);
    expect(isNoteTyped(typedNote(openNote('heron'), 'herons'))).toBe(true);
    expect(typedNote(openNote(''), 'a'.repeat(501)).typed).toHaveLength(500);
  });
});
