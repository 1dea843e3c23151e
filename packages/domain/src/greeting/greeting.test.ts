import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { greetingMessages } from '../messages/index.ts';
import { storedText } from '../text/index.ts';
import { greetingField, readGreeting, shownGreeting } from './greeting.ts';

/** Pieces that are counted in ways of their own. */
const unit = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\0',
  'e\u0301',
  '\u00e9',
  '\u0301',
  '\u1112\u1161\u11ab',
  '\u{1f381}',
  '\u{1f469}\u200d\u{1f467}',
  '\ud83c',
  '\udf81',
  '\u2028',
);
const text = fc.oneof(fc.string({ unit: unit, maxLength: 300 }), fc.string({ unit: 'binary' }), fc.string());

describe('the text of a greeting', () => {
  it.each([
    [249, 'a', true],
    [250, 'a', true],
    [251, 'a', false],
    [250, '\r\n', true],
    [251, '\r\n', false],
    [250, '\u{1f381}', true],
    [251, '\u{1f381}', false],
    [250, 'e\u0301', true],
    [251, 'e\u0301', false],
  ])('[GREET-01] %d times %j is taken: %s', (times, character, taken) => {
    const read = readGreeting(character.repeat(times));
    expect(E.isRight(read)).toBe(taken);
    if (!taken) expect(read).toEqual(E.left({ _tag: 'GreetingTooLong', length: 251, maximum: 250 }));
  });

  it.each([
    ['Welcome!\r\nCome in.', 'Welcome!\nCome in.'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['\u0000a\u0007', 'a'],
    [' a ', ' a '],
    ['\u200fשלום', '\u200fשלום'],
  ])('[GREET-01] %j is stored as %j', (written, stored) => {
    expect(readGreeting(written)).toEqual(E.right(O.some(stored)));
  });

  it('[GREET-01] what was stored reads as itself', () => {
    forAll(text, (raw) => {
      const read = readGreeting(raw);
      if (E.isRight(read) && O.isSome(read.right)) expect(readGreeting(read.right.value)).toEqual(read);
    });
  });

  it('[GREET-01] up to 250 characters are a greeting, more are refused with their number', () => {
    forAll(nearEdges(1, 400, [250]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, character) => {
      const written = character.repeat(length);
      expect(readGreeting(written)).toEqual(
        length <= 250 ? E.right(O.some(written)) : E.left({ _tag: 'GreetingTooLong', length, maximum: 250 }),
      );
    });
  });

  it('[GREET-01] [GREET-02] what is blank is no greeting', () => {
    for (const blank of ['', ' ', '\r\n', '\t\u00a0', '\u200b', '\u3164', '\0', ' '.repeat(250)]) {
      expect(readGreeting(blank)).toEqual(E.right(O.none));
    }
    expect(readGreeting(' a ')).toEqual(E.right(O.some(' a ')));
    expect(readGreeting('\u{1f381}')).toEqual(E.right(O.some('\u{1f381}')));
  });
});

const { type, blur, count, leftOut, caret } = greetingField;

const FAMILY = '\u{1f469}\u200d\u{1f467}';
const full = 'a'.repeat(250);

/** One thing that a person does: at that share of the text, so much is marked and replaced. */
const keystroke = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  marked: nearEdges(0, 300, [0, 1]),
  text: fc.oneof(
    fc.constantFrom('', 'a', '\n', '\u0301', FAMILY, '\u1112\u1161\u11ab', '\r\n\r\n', '\0'),
    nearEdges(1, 600, [249, 250, 251]).map((length) => 'bc'.repeat(length).slice(0, length)),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  ),
});

/** What the field holds after each keystroke, with what it would have held. */
const typing = (strokes: ReadonlyArray<{ at: number; marked: number; text: string }>) =>
  strokes.reduce<ReadonlyArray<{ was: string; wanted: string; field: string }>>((all, { at, marked, text }) => {
    const was = all.at(-1)?.field ?? '';
    const characters = [...was];
    const from = Math.floor(at * characters.length);
    const wanted =
      characters.slice(0, from).join('') + text + characters.slice(from + marked, characters.length).join('');
    return all.concat({ was, wanted, field: type(was, wanted) });
  }, []);

const strokes = fc.array(keystroke, { maxLength: 6 });

const isWithin = (inner: string, outer: string): boolean => {
  const characters = [...outer];
  let from = 0;
  for (const character of inner) {
    from = characters.indexOf(character, from) + 1;
    if (from === 0) return false;
  }
  return true;
};

describe('the field of the greeting', () => {
  it.each([
    ['one more letter at the end', full, `${full}b`, full],
    ['one more letter in front', full, `b${full}`, full],
    ['one more line break', full, `${full}\r\n`, full],
    ['a marked letter is replaced', full, `${full.slice(1)}b`, `${full.slice(1)}b`],
    ['an accent joins its letter', full, `${full}\u0301`, `${full}\u0301`],
    ['a paste that fits', 'Hi', 'Hi there', 'Hi there'],
    ['a paste into the middle', `x${'a'.repeat(246)}y`, `x${'bcd'}${'a'.repeat(246)}y`, `x${'bc'}${'a'.repeat(246)}y`],
    ['a paste that ends as the text before it', 'ab', `ab${'x'.repeat(300)}ab`, `ab${'x'.repeat(248)}`],
    [
      'a letter before one with two accents',
      `${'a'.repeat(248)}o\u0302\u0301`,
      `${'a'.repeat(248)}xe\u0302\u0301`,
      `${'a'.repeat(248)}xe\u0302\u0301`,
    ],
    ['a long paste', '', 'b'.repeat(9_999), 'b'.repeat(250)],
    ['a paste over all of it', full, 'b'.repeat(300), 'b'.repeat(250)],
    ['a family for which there is no room', 'a'.repeat(248), 'a'.repeat(248) + FAMILY, 'a'.repeat(248)],
    ['a family for which there is room', 'a'.repeat(247), 'a'.repeat(247) + FAMILY, 'a'.repeat(247) + FAMILY],
    ['deleting', full, full.slice(0, 249), full.slice(0, 249)],
    ['deleting all', full, '', ''],
  ])('[GREET-01] %s', (_, field, typed, expected) => {
    expect(type(field, typed)).toBe(expected);
  });

  it('[GREET-01] a session: typed, pasted too much, corrected, left', () => {
    let field = type('', 'Dear guests,\n');
    field = type(field, `${field}${'x'.repeat(300)}`);
    expect(field).toBe(`Dear guests,\n${'x'.repeat(237)}`);
    expect(count(field)).toEqual({ used: 250, left: 0 });
    field = type(field, `D${field}`);
    expect(field).toBe(`Dear guests,\n${'x'.repeat(237)}`);
    field = type(field, field.slice(0, 13));
    expect(count(field)).toEqual({ used: 13, left: 237 });
    field = type(field, `${field}Cafe\u0301`);
    expect(field).toBe('Dear guests,\nCafe\u0301');
    expect(blur(field)).toBe('Dear guests,\nCaf\u00e9');
  });

  it('[GREET-01] removing what joined two characters does not make it too long', () => {
    const field = '\u1112\u1161\u11ab'.repeat(250);
    expect(count(field).left).toBe(0);
    expect(type(field, field.replace('\u1161', ''))).toBe(field);
  });

  it('[GREET-01] a text that was too long from the start is cut', () => {
    expect(type('a'.repeat(300), 'a'.repeat(301))).toBe(full);
    expect(blur('a'.repeat(300))).toBe(full);
    expect(blur(`${' '.repeat(250)}a`)).toBe('');
  });

  it('[GREET-01] the field never holds more than 250 characters', () => {
    forAll(strokes, fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (all, field, typed) => {
      for (const step of typing(all)) expect(count(step.field).used).toBeLessThanOrEqual(250);
      expect(count(type(field, typed)).left).toBeGreaterThanOrEqual(0);
      expect(count(blur(typed)).left).toBeGreaterThanOrEqual(0);
    });
  });

  it('[GREET-01] what fits is held as it was typed', () => {
    forAll(strokes, (all) => {
      for (const { wanted, field } of typing(all)) if (count(wanted).left >= 0) expect(field).toBe(wanted);
    });
  });

  it('[GREET-01] what stood before and behind the place of a paste stays there, and the paste is cut at its end, between characters as they are seen', () => {
    const part = fc.integer({ min: 0, max: 125 }).map((length) => 'ab'.repeat(length).slice(0, length));
    forAll(part, part, nearEdges(1, 300, [125, 250]), (before, behind, length) => {
      const field = type(before + behind, before + 'X'.repeat(length) + behind);
      const room = 250 - before.length - behind.length;
      expect(field).toBe(before + 'X'.repeat(Math.min(length, room)) + behind);
      const families = type(before + behind, before + FAMILY.repeat(length) + behind);
      expect(families).toBe(before + FAMILY.repeat(Math.min(length, Math.floor(room / 3))) + behind);
    });
  });

  it('[GREET-01] typing the same again changes nothing', () => {
    forAll(strokes, (all) => {
      for (const { field } of typing(all)) {
        expect(type(field, field)).toBe(field);
        expect(blur(blur(field))).toBe(blur(field));
      }
    });
  });

  it('[GREET-01] a field that was left holds what is stored, and nothing where it is blank', () => {
    for (const blank of ['', '   ', '\n', '\u200b']) expect(blur(blank)).toBe('');
    forAll(strokes, (all) => {
      for (const { field } of typing(all)) {
        expect(isWithin(blur(field), storedText(field))).toBe(true);
        if (/[a-z]/.test(field)) expect(blur(field)).toBe(storedText(field));
      }
    });
  });

  it('[GREET-01] what is used and what is left are 250 together', () => {
    expect(count('')).toEqual({ used: 0, left: 250 });
    expect(count('a\r\nb')).toEqual({ used: 3, left: 247 });
    forAll(strokes, (all) => {
      for (const { field } of typing(all)) expect(count(field).used + count(field).left).toBe(250);
    });
  });

  it('[GREET-01] what is left out is reported exactly where something was too much', () => {
    expect(leftOut(`${full}b`, full)).toBe(1);
    expect(leftOut('b'.repeat(300), 'b'.repeat(250))).toBe(50);
    forAll(strokes, (all) => {
      for (const { wanted, field } of typing(all)) expect(leftOut(wanted, field) > 0).toBe(count(wanted).left < 0);
    });
  });

  it('[GREET-01] as much comes after the caret as before, wherever something was left out', () => {
    expect(caret(`${full.slice(0, 5)}b${full.slice(5)}`, full, 6)).toBe(5);
    expect(caret('b'.repeat(300), 'b'.repeat(250), 300)).toBe(250);
    expect(caret('b'.repeat(300), 'b'.repeat(250), 0)).toBe(0);
    const part = fc.integer({ min: 0, max: 125 }).map((length) => 'ab'.repeat(length).slice(0, length));
    forAll(part, part, nearEdges(1, 300, [125, 250]), (before, behind, length) => {
      const typed = before + 'X'.repeat(length) + behind;
      const field = type(before + behind, typed);
      expect(field.slice(caret(typed, field, before.length + length))).toBe(behind);
    });
  });
});

const OURS = greetingMessages.ours;

describe('the greeting that is shown', () => {
  it('[GREET-02] ours is as the requirement has it', () => {
    expect(OURS).toBe(
      'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
    );
  });

  it.each([
    [O.none, OURS],
    [O.some(''), OURS],
    [O.some('  \n\t '), OURS],
    [O.some('\u00a0\u3000'), OURS],
    [O.some('\u200b\u2060\u00ad'), OURS],
    [O.some('.'), '.'],
    [O.some(' Hello '), ' Hello '],
  ])('[GREET-02] %j is shown as "%s"', (written, expected) => {
    expect(shownGreeting(OURS, written)).toBe(expected);
  });

  it('[GREET-02] while nothing that can be seen was written, the default greets', () => {
    const invisible = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u200b', '\u0000', '\ufeff') });
    forAll(invisible, (text) => shownGreeting(OURS, O.some(text)) === OURS);
  });

  it('[GREET-02] what the registrant wrote is shown as it was written', () => {
    forAll(fc.string(), (text) => shownGreeting(OURS, O.some(`${text}a`)) === `${text}a`);
  });
});
