import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedName, withoutInvisible, withoutStrayInvisible } from './index.ts';

const invisible = fc.constantFrom(
  '\u200b',
  '\u00ad',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u202e',
  '\u2066',
  '\ufe0f',
  '\u3164',
  '\u{e0041}',
);
const seen = fc.string({
  unit: fc.constantFrom('a', 'Z', '\u00e9', ' ', '7', '\u05e9', '\u0645', '\u674e', '\u{1f381}'),
});

describe('invisible characters', () => {
  it('[NAME-01] for comparison no character stays that is drawn as nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(seen, invisible)), (parts) => {
        expect(withoutInvisible(parts.join(''))).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
      }),
    );
  });

  it.each([
    ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['Hindi', '\u0915\u094d\u200d\u0937'],
    ['Bengali', '\u09b0\u200d\u09cd\u09af'],
    ['a family', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['a hand with a colour', '\u{1f44b}\u{1f3fd}'],
    ['a Japanese name in its own form', '\u845b\u{e0100}\u57ce'],
  ])(
    '[NAME-01] in a name, joiners stay between two letters or emoji, and variation selectors behind a character, except in Latin, Greek and Cyrillic, which need none: %s',
    (_script, name) => {
      expect([withoutStrayInvisible(name), storedName(name)]).toEqual([name, name]);
    },
  );

  it.each([
    ['Ro\u200dsa', 'Rosa'],
    ['Ro\u200csa\ufe0f', 'Rosa'],
    ['\u0418\u0432\u200d\u0430\u043d', '\u0418\u0432\u0430\u043d'],
    ['\u200f\u05d3\u05d5\u05d3\u200f', '\u05d3\u05d5\u05d3'],
    ['\u0645\u06cc\u200c', '\u0645\u06cc'],
    ['\u200d\u{1f469}', '\u{1f469}'],
    ['\u2068Zoe\u0308\u2069', 'Zoe\u0308'],
    ['\u200b\u00ad\u3164', ''],
  ])('[NAME-01] what shapes nothing goes: %j', (typed, visible) => {
    expect(withoutStrayInvisible(typed)).toBe(visible);
  });

  it('[NAME-01] every character that is seen stays, in its order', () => {
    fc.assert(
      fc.property(seen, (text) => {
        expect([withoutInvisible(text), withoutStrayInvisible(text)]).toEqual([text, text]);
      }),
    );
  });

  it('[NAME-01] a name is stored in one way, however often it is read', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(seen, invisible, fc.constantFrom('\u0301', '\u094d'))), (parts) => {
        const visible = storedName(parts.join(''));
        expect(storedName(visible)).toBe(visible);
        expect(withoutInvisible(visible).trim()).toBe(withoutInvisible(visible));
      }),
    );
  });
});
