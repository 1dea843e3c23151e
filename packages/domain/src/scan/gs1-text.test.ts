import { gtin } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { gs1Number } from './gs1-text.ts';

const found = (text: string) => O.map(({ digits }: { readonly digits: string }) => digits)(gs1Number(text));

describe('the maker’s number in a text of GS1', () => {
  it('[ADD-08] the number is found in a Digital Link on any host, whatever follows it', () => {
    const host = fc.constantFrom('https://id.gs1.org', 'https://example.com/p', 'HTTP://shop.example:8080/some/folder');
    const rest = fc.constantFrom('', '/', '/21/A7', '/10/L1/21/A7?17=281231', '?17=281231', '#top');
    fc.assert(
      fc.property(host, gtin, rest, (before, number, after) => {
        expect(found(`${before}/01/${number}${after}`)).toEqual(O.some(number));
        expect(found(`${before}/gtin/${number}${after}`)).toEqual(O.some(number));
      }),
    );
    expect(found('https://id.gs1.org/01/96385074')).toEqual(O.some('96385074'));
  });

  it('[ADD-08] the number is found in an element string, with or without brackets and the mark that a scanner puts before it', () => {
    const mark = fc.constantFrom('', ']C1', ']d2', ']Q3', '\u001d');
    const rest = fc.constantFrom('', '21A7', '17281231', '\u001d21A7');
    fc.assert(
      fc.property(mark, gtin, rest, (before, number, after) => {
        expect(gs1Number(`${before}01${number}${after}`)).toEqual(O.some({ digits: number, isPlain: before === '' }));
      }),
    );
    expect(gs1Number('(01)04006381333931(21)A7')).toEqual(O.some({ digits: '04006381333931', isPlain: false }));
  });

  it.each([
    '',
    '4006381333931',
    '04006381333931',
    'OAK-18.5',
    'https://example.com/product/oak-board/4821',
    'https://example.com/01/4821',
    'https://example.com/?q=/01/04006381333931',
    'javascript:/01/04006381333931',
    '(21)04006381333931',
  ])('[ADD-08] any other text has none: %s', (text) => {
    expect(gs1Number(text)).toEqual(O.none);
  });
});
