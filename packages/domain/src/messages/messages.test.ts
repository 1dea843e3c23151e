import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/index.ts';
import * as door from './index.ts';
import { messagesOf } from './messages.ts';

/** The names of all texts, by groups. */
const namesOf = (texts: unknown, group = ''): ReadonlyArray<string> =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([name, text]) => namesOf(text, `${group}.${name}`))
    : [group];

describe('[LANG-01] the texts of a language', () => {
  it.each(LANGUAGES)('have the same names in %s as in English', (language) => {
    expect(namesOf(messagesOf(language)).toSorted()).toEqual(namesOf(messagesOf('en')).toSorted());
  });

  it('come through the door in the language of the build', () => {
    const { PAGE_LANGUAGE } = door;
    expect(door).toMatchObject(messagesOf(PAGE_LANGUAGE));
    expect(PAGE_LANGUAGE).toBe(process.env['BUILD_LANGUAGE'] ?? 'en');
  });
});
