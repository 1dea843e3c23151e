import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  decideNote,
  decideThanks,
  isNoteTyped,
  noteEditOf,
  noteField,
  openNote,
  rebasedNote,
  typedNote,
} from './thank-you-note.ts';
import { type GiftId, parseGiftId, type ThankYouMark } from './thank-you-row.ts';

const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
const word = fc.stringMatching(/^[a-z]{0,2}$/);
const typings = fc.array(word, { maxLength: 4 });

describe('a note that is being written', () => {
  it('[THX-01] a note into which nothing was typed follows what is stored', () => {
    forAll(word, typings, (note, stored) => {
      const draft = stored.reduce(rebasedNote, openNote(note));
      expect(draft).toEqual(openNote(stored.at(-1) ?? note));
    });
  });

  it('[THX-01] what was typed stays, whatever else is stored', () => {
    forAll(word, typings, (typed, stored) => {
      const others = stored.filter((note) => note !== typed);
      expect(others.reduce(rebasedNote, typedNote(openNote('heron'), typed)).typed).toBe(typed);
    });
  });

  it('[THX-01] what is stored is beside what was typed exactly when it became another than that', () => {
    forAll(word, word, (typed, stored) => {
      const draft = rebasedNote(typedNote(openNote('heron'), typed), stored);
      expect(draft.newer).toEqual(typed === stored ? O.none : O.some(stored));
    });
    const draft = rebasedNote(typedNote(openNote('heron'), 'crane'), 'swan');
    expect(rebasedNote(draft, 'swan')).toEqual(draft);
    expect(rebasedNote(draft, 'crane').newer).toEqual(O.none);
    expect(rebasedNote(typedNote(openNote('heron'), 'crane'), 'heron').newer).toEqual(O.none);
  });

  it('[THX-01] saving it now writes over what is there now, and over nothing else', () => {
    forAll(word, word, word, (present, typed, later) => {
      const draft = rebasedNote(typedNote(openNote('heron'), typed), present);
      expect(E.isRight(decideNote([{ id, isThanked: false, note: present }], id, noteEditOf(draft)))).toBe(true);
      const moved = decideNote([{ id, isThanked: false, note: later }], id, noteEditOf(draft));
      expect(E.isRight(moved)).toBe(later === present || later === noteEditOf(draft).now);
    });
  });

  it('[THX-01] spaces around are typed and not stored; what is too long is cut', () => {
    expect(noteEditOf(typedNote(openNote(''), '  heron '))).toEqual({ was: '', now: 'heron' });
    expect(isNoteTyped(typedNote(openNote('heron'), ' heron '))).toBe(false);
    expect(isNoteTyped(typedNote(openNote('heron'), 'herons'))).toBe(true);
    expect(typedNote(openNote(''), 'a'.repeat(501)).typed).toHaveLength(500);
  });
});

const idOf = (number: number): GiftId => {
  const id = parseGiftId(`HF-${number}:1`);
  return O.isSome(id) ? id.value : expect.fail('no number of a gift');
};
const row = (number: number, isThanked = false): ThankYouMark => ({
  id: idOf(number),
  isThanked,
  note: `note ${number}`,
});

const rows = fc
  .uniqueArray(fc.nat({ max: 9 }), { maxLength: 10 })
  .chain((numbers) => fc.tuple(...numbers.map((number) => fc.boolean().map((isThanked) => row(number, isThanked)))));
const ids = fc.array(fc.nat({ max: 9 }).map(idOf), { maxLength: 6 });

const stored = (before: ReadonlyArray<ThankYouMark>, marks: ReadonlyArray<ThankYouMark>) =>
  before.map((each) => marks.find(({ id }) => id === each.id) ?? each);

describe('marking gifts as thanked for', () => {
  it.each([
    [[], true, []],
    [[1], true, [1]],
    [[1, 1], true, [1]],
    [[2], true, []],
    [[3, 2, 1], true, [1, 3]],
    [[1], false, []],
    [[2, 1], false, [2]],
  ])('[THX-01] of 1, 2 (thanked) and 3, marking %j as %s changes %j', (named, isThanked, changed) => {
    expect(decideThanks([row(1), row(2, true), row(3)], named.map(idOf), isThanked)).toEqual(
      E.right(changed.map((number) => ({ ...row(number), isThanked }))),
    );
  });

  it('[THX-01] a gift that the registry does not have refuses them all', () => {
    expect(decideThanks([row(1)], [idOf(1), idOf(2), idOf(3)], true)).toEqual(
      E.left({ _tag: 'GiftUnknown', id: 'HF-2:1' }),
    );
    forAll(rows, ids, fc.boolean(), (list, named, isThanked) => {
      const unknown = named.find((id) => !list.some((each) => each.id === id));
      const decided = decideThanks(list, named, isThanked);
      expect(E.isLeft(decided)).toBe(unknown !== undefined);
      if (E.isLeft(decided)) expect(decided.left.id).toBe(unknown);
    });
  });

  it('[THX-01] what is marked already is success and nothing happens to it; every other gift named is marked once, in the order of the list', () => {
    forAll(rows, ids, fc.boolean(), (list, named, isThanked) => {
      const there = named.filter((id) => list.some((each) => each.id === id));
      expect(decideThanks(list, there, isThanked)).toEqual(
        E.right(
          list
            .filter((each) => there.includes(each.id) && each.isThanked !== isThanked)
            .map((each) => ({ ...each, isThanked })),
        ),
      );
    });
  });

  it('[THX-01] marking again changes nothing, and keeps every note', () => {
    forAll(rows, ids, fc.boolean(), (list, named, isThanked) => {
      const there = named.filter((id) => list.some((each) => each.id === id));
      const first = decideThanks(list, there, isThanked);
      if (E.isLeft(first)) return expect.fail('refused');
      const after = stored(list, first.right);
      expect(decideThanks(after, there, isThanked)).toEqual(E.right([]));
      expect(after.map(({ note }) => note)).toEqual(list.map(({ note }) => note));
    });
  });
});

describe('the note on a gift', () => {
  const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
  const rows: ReadonlyArray<ThankYouMark> = [{ id, isThanked: true, note: 'heron' }];
  const long = (length: number, unit = 'a') => unit.repeat(length);
  const text = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r\n', '\0', '\u{1f381}', 'e\u0301', '\ud83c'),
      maxLength: 600,
    }),
    nearEdges(0, 700, [500]).map((length) => long(length)),
  );

  it.each([
    [long(499), 499],
    [long(500), 500],
    [long(501), 500],
    [long(501, '\u{1f381}'), 500],
    [long(500, 'e\u0301'), 500],
    [long(501, '\r\n'), 500],
  ])('[THX-01] typing %#: the field holds %d characters', (typed, expected) => {
    expect([...noteField.type(typed).normalize('NFC').replaceAll('\r\n', '\n')]).toHaveLength(expected);
  });

  it.each([
    ['', ''],
    ['   ', ''],
    ['\u200b\u3164', ''],
    [`${long(500, '\u200b')}a`, ''],
    [' heron ', 'heron'],
    ['a\r\nb', 'a\nb'],
    ['a\u0000b', 'ab'],
    [`  ${long(501)}`, long(500)],
    [`${long(499)} b`, long(499)],
  ])('[THX-01] leaving %# holds what is stored', (typed, expected) => {
    expect(noteField.blur(typed)).toBe(expected);
  });

  it.each([
    ['heron', E.right([])],
    [' heron ', E.right([])],
    ['', E.right([{ id, isThanked: true, note: '' }])],
    [' \u200b\n', E.right([{ id, isThanked: true, note: '' }])],
    ['crane', E.right([{ id, isThanked: true, note: 'crane' }])],
    [long(500), E.right([{ id, isThanked: true, note: long(500) }])],
    [` ${long(500)} `, E.right([{ id, isThanked: true, note: long(500) }])],
    [long(501), E.left({ _tag: 'NoteTooLong', maximum: 500 })],
  ])('[THX-01] writing %# comes to what it should', (written, expected) => {
    expect(decideNote(rows, id, { was: 'heron', now: written })).toEqual(expected);
  });

  it('[THX-01] a note on a gift that is not there is refused', () => {
    expect(decideNote([], id, { was: '', now: long(501) })).toEqual(E.left({ _tag: 'GiftUnknown', id }));
  });

  it('[THX-01] while typing the field holds the text, and of one that is too long its first 500 characters', () => {
    forAll(text, (typed) => {
      const field = noteField.type(typed);
      expect(E.isRight(decideNote(rows, id, { was: 'heron', now: field }))).toBe(true);
      expect(noteField.type(field)).toBe(field);
      if ([...typed].length <= 500) expect(field).toBe(typed);
    });
  });

  it('[THX-01] a field that was left holds what is stored, without spaces around', () => {
    forAll(text, (typed) => {
      const left = noteField.blur(typed);
      expect(left).toBe(left.trim());
      expect(noteField.blur(left)).toBe(left);
      expect(decideNote([{ id, isThanked: false, note: left }], id, { was: left, now: left })).toEqual(E.right([]));
    });
  });

  it('[THX-01] up to 500 characters are a note, spaces around them aside, and more are refused', () => {
    forAll(nearEdges(1, 900, [500]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, unit) => {
      expect(E.isRight(decideNote(rows, id, { was: 'heron', now: ` ${long(length, unit)}\n` }))).toBe(length <= 500);
    });
  });

  it('[THX-01] control characters other than tabs and line breaks are in no note; invisible characters alone are none', () => {
    forAll(fc.string({ unit: 'binary' }), (written) => {
      const decided = decideNote(rows, id, { was: 'heron', now: written });
      for (const { note } of E.isRight(decided) ? decided.right : [])
        expect(note.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      expect(noteField.blur(written).replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
    });
  });

  it('[THX-01] a note belongs to its gift, whichever comes before it', () => {
    const second = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:2'));
    const both = [...rows, { id: second, isThanked: false, note: '' }];
    expect(decideNote(both, second, { was: '', now: 'Card sent' })).toEqual(
      E.right([{ id: second, isThanked: false, note: 'Card sent' }]),
    );
  });

  it('[THX-01] a note is written where it differs from what is there, and the mark stays', () => {
    forAll(
      fc.boolean(),
      fc.stringMatching(/^[a-z]{0,3}$/),
      fc.stringMatching(/^[a-z]{0,3}$/),
      (isThanked, was, written) => {
        expect(decideNote([{ id, isThanked, note: was }], id, { was, now: written })).toEqual(
          E.right(was === written ? [] : [{ id, isThanked, note: written }]),
        );
      },
    );
  });

  it('[THX-01] what somebody else has written since it was read is not written over: it is refused with what is there now', () => {
    const word = fc.stringMatching(/^[a-z]{1,2}$/);
    forAll(word, word, word, (present, was, now) => {
      const decided = decideNote([{ id, isThanked: false, note: present }], id, { was, now });
      if (now === present) expect(decided).toEqual(E.right([]));
      else if (was === present) expect(decided).toEqual(E.right([{ id, isThanked: false, note: now }]));
      else expect(decided).toEqual(E.left({ _tag: 'NoteVersionConflict', id, note: present }));
    });
    expect(decideNote(rows, id, { was: ' heron\n', now: 'crane' })).toMatchObject(E.right([{ note: 'crane' }]));
  });
});
