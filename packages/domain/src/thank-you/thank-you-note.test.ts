import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideNote, noteField } from './thank-you-note.ts';
import { parseGiftId, type ThankYouMark } from './thank-you-row.ts';

const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
const rows: ReadonlyArray<ThankYouMark> = [{ id, isThanked: true, note: 'heron' }];
const long = (length: number, unit = 'a') => unit.repeat(length);
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r\n', '\0', '\u{1f381}', 'e\u0301', '\ud83c'), maxLength: 600 }),
  nearEdges(0, 700, [500]).map((length) => long(length)),
);

describe('the note on a gift', () => {
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
    fc.assert(
      fc.property(text, (typed) => {
        const field = noteField.type(typed);
        expect(E.isRight(decideNote(rows, id, { was: 'heron', now: field }))).toBe(true);
        expect(noteField.type(field)).toBe(field);
        if ([...typed].length <= 500) expect(field).toBe(typed);
      }),
    );
  });

  it('[THX-01] a field that was left holds what is stored, without spaces around', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const left = noteField.blur(typed);
        expect(left).toBe(left.trim());
        expect(noteField.blur(left)).toBe(left);
        expect(decideNote([{ id, isThanked: false, note: left }], id, { was: left, now: left })).toEqual(E.right([]));
      }),
    );
  });

  it('[THX-01] up to 500 characters are a note, spaces around them aside, and more are refused', () => {
    fc.assert(
      fc.property(nearEdges(1, 900, [500]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, unit) => {
        expect(E.isRight(decideNote(rows, id, { was: 'heron', now: ` ${long(length, unit)}\n` }))).toBe(length <= 500);
      }),
    );
  });

  it('[THX-01] control characters other than tabs and line breaks are in no note; invisible characters alone are none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const decided = decideNote(rows, id, { was: 'heron', now: written });
        for (const { note } of E.isRight(decided) ? decided.right : [])
          expect(note.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(noteField.blur(written).replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
    );
  });

  it('[THX-01] a note belongs to its gift, whichever comes before it', () => {
    const second = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:2'));
    const both = [...rows, { id: second, isThanked: false, note: '' }];
    expect(decideNote(both, second, { was: '', now: 'Card sent' })).toEqual(
      E.right([{ id: second, isThanked: false, note: 'Card sent' }]),
    );
  });

  it('[THX-01] a note is written where it differs from what is there, and the mark stays', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.stringMatching(/^[a-z]{0,3}$/),
        fc.stringMatching(/^[a-z]{0,3}$/),
        (isThanked, was, written) => {
          expect(decideNote([{ id, isThanked, note: was }], id, { was, now: written })).toEqual(
            E.right(was === written ? [] : [{ id, isThanked, note: written }]),
          );
        },
      ),
    );
  });

  it('[THX-01] what somebody else has written since it was read is not written over: it is refused with what is there now', () => {
    const word = fc.stringMatching(/^[a-z]{1,2}$/);
    fc.assert(
      fc.property(word, word, word, (present, was, now) => {
        const decided = decideNote([{ id, isThanked: false, note: present }], id, { was, now });
        if (now === present) expect(decided).toEqual(E.right([]));
        else if (was === present) expect(decided).toEqual(E.right([{ id, isThanked: false, note: now }]));
        else expect(decided).toEqual(E.left({ _tag: 'NoteVersionConflict', id, note: present }));
      }),
    );
    expect(decideNote(rows, id, { was: ' heron\n', now: 'crane' })).toMatchObject(E.right([{ note: 'crane' }]));
  });
});
