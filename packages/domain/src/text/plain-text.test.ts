import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

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
    fc.assert(fc.property(written, (text) => plainText(plainText(text)) === plainText(text)));
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
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', ' ') }), (text) => plainText(text) === text),
    );
  });
});
