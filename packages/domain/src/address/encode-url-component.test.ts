import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeUrlComponent } from './encode-url-component.ts';

const any = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', '\u{1f381}', '&', '#', '%', ' ', 'a'),
    fc.string(),
  ),
});

describe('a text in an address', () => {
  it('[ROUTE-16] whatever the text, it has a place in an address, and what is whole of it reads back as it was given; half of a character reads back as the sign for what cannot be shown', () => {
    fc.assert(
      fc.property(any, (text) => {
        const { searchParams } = new URL(`http://localhost/?q=${encodeUrlComponent(text)}`);
        const given = [...text].map((one) => (/^[\ud800-\udfff]$/.test(one) ? '\ufffd' : one)).join('');
        expect([...searchParams]).toEqual([['q', given]]);
      }),
    );
  });

  it.each([
    ['', ''],
    ['r 1&2', 'r%201%262'],
    ['\ud800', '%EF%BF%BD'],
    ['\udfff', '%EF%BF%BD'],
    ['\udf81\ud83c', '%EF%BF%BD%EF%BF%BD'],
    ['\ud83c\udf81', '%F0%9F%8E%81'],
    ['\ud7ff\ue000', '%ED%9F%BF%EE%80%80'],
  ])('[ROUTE-16] %j is written %s', (text, written) => {
    expect(encodeUrlComponent(text)).toBe(written);
  });
});
