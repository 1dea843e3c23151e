import { forAll, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { giverProblems, readGiver } from './giver.ts';

const rosa = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };
const invalid = (field: string) => E.left({ _tag: 'GiverInvalid', field });

describe('giver', () => {
  it('[CART-06] names have 1 to 60 visible characters on one line, apart from spaces around them', () => {
    for (const field of ['firstName', 'lastName'] as const) {
      for (const name of ['x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u2028b', 'a\ud83c']) {
        expect(readGiver({ ...rosa, [field]: name }, '')).toEqual(invalid(field));
      }
      for (const name of ['x', 'x'.repeat(60), '🎁'.repeat(60), 'Zoë-Ánna O’Neil']) {
        expect(readGiver({ ...rosa, [field]: ` ${name} ` }, '')).toEqual(
          E.right({ giver: { ...rosa, [field]: name }, message: '' }),
        );
      }
      expect(readGiver({ ...rosa, [field]: ' \u2068Zoe\u0308\u2069 ' }, '')).toEqual(
        E.right({ giver: { ...rosa, [field]: 'Zo\u00eb' }, message: '' }),
      );
    }
  });

  it('[CART-06] a message has at most 500 characters and may have line breaks', () => {
    forAll(writing(0, 20), (message) => {
      fc.pre(!/\p{Cc}/u.test(message));
      expect(readGiver(rosa, message)).toEqual(E.right({ giver: rosa, message: message.trim() }));
    });
    expect(readGiver(rosa, 'With love,\r\n\tRosa\n')).toEqual(
      E.right({ giver: rosa, message: 'With love,\r\n\tRosa' }),
    );
    expect(E.isRight(readGiver(rosa, '🎁'.repeat(500)))).toBe(true);
    expect(readGiver(rosa, 'x'.repeat(501))).toEqual(invalid('message'));
    expect(readGiver(rosa, 'a\u0000b')).toEqual(invalid('message'));
    expect(readGiver(rosa, ' \u200b\u200e ')).toEqual(E.right({ giver: rosa, message: '' }));
  });

  it('[CART-06] control characters and lone surrogates are refused', () => {
    for (const control of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009f', '\ud83c', '\udf81']) {
      for (const field of ['firstName', 'lastName', 'email'] as const) {
        const written = `${rosa[field].slice(0, 1)}${control}${rosa[field].slice(1)}`;
        expect(readGiver({ ...rosa, [field]: written }, '')).toEqual(invalid(field));
      }
      expect(readGiver(rosa, `With${control}love`)).toEqual(invalid('message'));
    }
  });

  it('[CART-06] all invalid fields are listed in the form’s order, and none exactly when the giver is valid', () => {
    const typed = (...right: ReadonlyArray<string>) => fc.oneof(fc.constantFrom(...right), fc.string(), writing(0, 70));
    forAll(
      typed('Rosa'),
      typed('Almeida'),
      typed('rosa@example.com'),
      typed('With love', 'x'.repeat(501)),
      (firstName, lastName, email, message) => {
        const giver = { firstName, lastName, email };
        const problems = giverProblems(giver, message);
        const [field] = problems;
        const read = readGiver(giver, message);
        expect(E.isRight(read)).toBe(problems.length === 0);
        if (E.isLeft(read)) expect(read.left).toEqual({ _tag: 'GiverInvalid', field });
      },
    );
    expect(giverProblems({ firstName: ' ', lastName: 'Almeida', email: 'rosa' }, 'x'.repeat(501))).toEqual([
      'firstName',
      'email',
      'message',
    ]);
    expect(giverProblems(rosa, '')).toEqual([]);
  });

  it('[CART-06] the first invalid field is named', () => {
    expect(readGiver({ firstName: '', lastName: '', email: '' }, 'x'.repeat(501))).toEqual(invalid('firstName'));
    expect(readGiver({ ...rosa, lastName: 'a\nb', email: '' }, '')).toEqual(invalid('lastName'));
    expect(readGiver({ ...rosa, email: '' }, 'x'.repeat(501))).toEqual(invalid('email'));
  });
});
