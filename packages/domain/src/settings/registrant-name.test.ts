import { nearEdges, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readNameOrNone, readRegistrantName } from './registrant-name.ts';

const invalid = E.left({ _tag: 'RegistrantNameInvalid', maximum: 60 });

describe('the first names of registrants', () => {
  it('[SET-01] 1 to 60 visible characters are a name, apart from spaces around them', () => {
    for (const none of ['', '  ', '\u200b', 'a\nb', 'a\0', '\ud83c']) expect(readRegistrantName(none)).toEqual(invalid);
    expect(readRegistrantName(' Amelia ')).toEqual(E.right('Amelia'));
    fc.assert(
      fc.property(nearEdges(1, 90, [1, 60]), fc.constantFrom('a', '\u{1f381}'), (length, character) => {
        const name = character.repeat(length);
        expect(readRegistrantName(` ${name} `)).toEqual(length <= 60 ? E.right(name) : invalid);
      }),
    );
  });

  it('[SET-01] a name is read unchanged, with its accents composed', () => {
    expect(readRegistrantName('Zoe\u0308')).toEqual(readRegistrantName('Zo\u00eb'));
    fc.assert(
      fc.property(writing(0, 70), (text) => {
        const read = readRegistrantName(text);
        if (E.isRight(read)) expect(readRegistrantName(read.right)).toEqual(read);
      }),
    );
  });

  it('[SET-01] [NAME-01] an empty last name or second registrant is none', () => {
    for (const nothing of ['', '  ', '\n', '\u200b']) expect(readNameOrNone(nothing)).toEqual(E.right(O.none));
    expect(readNameOrNone(' Jonah ')).toEqual(E.right(O.some('Jonah')));
    expect(readNameOrNone('a'.repeat(61))).toEqual(invalid);
  });
});
