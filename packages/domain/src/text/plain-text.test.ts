import { forAll, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isClean,
  isOneLine,
  isPersonName,
  onOneLine,
  storedName,
  storedText,
  stripBidiControls,
  withoutInvisible,
  withoutStrayInvisible,
} from './index.ts';
import { isBlank, plainText } from './plain-text.ts';

const turn = fc.constantFrom('\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069');
const other = fc.string({
  unit: fc.constantFrom('a', ' ', '\u05e9', '\u0645', '\u200e', '\u200f', '\u061c', '\u200d', '\u2029', '\u{1f381}'),
});

describe('signs that turn the direction of writing', () => {
  it('[SET-01] [GREET-01] [GG-04] [CART-06] no sign stays that turns or holds the direction of what follows it', () => {
    forAll(other, turn, other, (one, sign, two) => {
      expect(stripBidiControls(`${one}${sign}${two}`)).toBe(one + two);
      expect(storedText(`${one}${sign}${two}`)).toBe(storedText(one + two));
      expect(onOneLine(`a${sign}b`)).toBe('a b');
      expect([isOneLine(`a${sign}b`), isClean(`a${sign}b`), isPersonName(`a${sign}b`)]).toEqual([false, false, false]);
    });
  });

  it('[SET-01] [GREET-01] [GG-04] [CART-06] everything else stays, in its order', () => {
    forAll(other, (text) => stripBidiControls(text) === text);
    for (const name of ['\u05d3\u05d5\u05d3', '\u0645\u0631\u064a\u0645'])
      expect([storedName(name), isPersonName(name)]).toEqual([name, true]);
  });

  it('[SET-01] [HOME-01] [CART-06] a name is stored without them, without spaces around, and composed', () => {
    expect(storedName(' \u2068Zoe\u0308\u2069 ')).toBe('Zo\u00eb');
    expect(storedName('\u202e live')).toBe('live');
  });
});

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
    forAll(fc.array(fc.oneof(seen, invisible)), (parts) => {
      expect(withoutInvisible(parts.join(''))).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
    });
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
    forAll(seen, (text) => {
      expect([withoutInvisible(text), withoutStrayInvisible(text)]).toEqual([text, text]);
    });
  });

  it('[NAME-01] a name is stored in one way, however often it is read', () => {
    forAll(fc.array(fc.oneof(seen, invisible, fc.constantFrom('\u0301', '\u094d'))), (parts) => {
      const visible = storedName(parts.join(''));
      expect(storedName(visible)).toBe(visible);
      expect(withoutInvisible(visible).trim()).toBe(withoutInvisible(visible));
    });
  });
});

describe('a blank text', () => {
  const invisible = [
    ...[
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\v',
      '\f',
      '\u0085',
      '\u00a0',
      '\u2003',
      '\u2028',
      '\u2029',
      '\u3000',
      '\0',
      '\u007f',
    ],
    ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200d', '\u200e', '\u200f', '\u202e', '\u2060'],
    ...['\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}', '\u{e0100}', '\ud800', '\udc00'],
  ];
  const seen = [
    'a',
    '.',
    '0',
    'é',
    '\u0301',
    '\u0628',
    '\u05d0',
    '台',
    '\u0e01',
    '\u{1f381}',
    '\ue000',
    '\u2801',
    '\u1680a',
  ];
  /** Of the two halves only the first: together they are a sign. */
  const nothing = fc.string({ unit: fc.constantFrom(...invisible.filter((sign) => sign !== '\udc00')), maxLength: 8 });

  it.each(['', ...invisible])('[GREET-02] [GG-04] [PERS-03] [CART-06] %j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(seen)('[GREET-02] [GG-04] [PERS-03] [CART-06] %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it('[GREET-02] nothing, and what consists of spaces and invisible signs alone, is blank', () => {
    forAll(nothing, (text) => isBlank(text));
  });

  it('[GREET-02] what has one sign that is seen is not blank, whatever is around it', () => {
    forAll(nothing, fc.constantFrom(...seen), fc.oneof(nothing, writing(0, 5)), (before, sign, behind) => {
      expect(isBlank(before + sign + behind)).toBe(false);
    });
  });
});

const written = fc.string({
  unit: fc.constantFrom(
    'a',
    'Z',
    'ë',
    'Ü',
    'e\u0301',
    "'",
    '’',
    ' ',
    '9',
    'ß',
    'Ø',
    'ł',
    'æ',
    '-',
    'ʔ',
    'ə',
    'ʷ',
    'Χ',
    'ı̨',
  ),
  maxLength: 30,
});

describe('a plain text', () => {
  it('[ADD-09] [THX-01] what is plain stays as it is', () => {
    forAll(written, (text) => plainText(plainText(text)) === plainText(text));
  });

  it.each([
    ['Zoë', 'zoe'],
    ['Zoe\u0308', 'zoe'],
    ['MÜLLER', 'muller'],
    ['Renée', 'renee'],
    ['O’Hara', 'ohara'],
    ["O'Hara", 'ohara'],
    ['São Tomé', 'sao tome'],
    ['OʼHara', 'ohara'],
    ['Kaʻiulani', 'kaiulani'],
    ['Ａｍｅｌｉａ', 'amelia'],
  ])(
    '[ADD-09] [THX-01] capitals, accents and apostrophes make no difference, nor do full-width letters: %s',
    (text, expected) => {
      expect(plainText(text)).toBe(expected);
    },
  );

  it.each([
    ['Bjørn', 'bjorn'],
    ['ØRSTED', 'orsted'],
    ['Paweł', 'pawel'],
    ['Đặng', 'dang'],
    ['Sigurðsson', 'sigurdsson'],
    ['Ħal', 'hal'],
    ['Yıldız', 'yildiz'],
    ['Weiß', 'weiss'],
    ['GROẞ', 'gross'],
    ['Læssøe', 'laessoe'],
    ['Œuvre', 'oeuvre'],
    ['Þór', 'thor'],
    ['Sʔanə', 'sane'],
    ['X̱wélsha', 'xwelsha'],
    ['Tłı̨chǫ', 'tlicho'],
    ['Chʼigii', 'chigii'],
    ['šxʷməθkʷəy̓əmasəm', 'sxwmethkweyemasem'],
    ['Ŋaɬƛʼ', 'ngaltl'],
    ['Łucja Żółć', 'lucja zolc'],
    ['4ᵉ', '4e'],
    ['ᐊᓄᑦᓯ', 'ᐊᓄᑦᓯ'],
  ])('[ADD-09] [ROUTE-06] [THX-01] a letter of its own alphabet is what others write for it: %s', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('[NAME-01] invisible characters never count', () => {
    expect(plainText('\u200eRo\u200bsa\u00ad \u2068Alm\u200deida\u2069')).toBe('rosa almeida');
    expect(plainText('می\u200cخواهم')).toBe('میخواهم');
  });

  it('[ADD-09] [THX-01] plain letters keep their order, and none is lost', () => {
    forAll(fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', ' ') }), (text) => plainText(text) === text);
  });
});
