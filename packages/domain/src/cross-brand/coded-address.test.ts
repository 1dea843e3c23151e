import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { withParameters } from '../address/index.ts';
import { codedAddress, withoutOrigin } from './coded-address.ts';

const CODE = 'A-b_0'.repeat(8).concat('xyz');
const plain = fc
  .tuple(
    fc.constantFrom('/', '/gift-registry/guest-list/7310442', '/product/bar-cart/7001', '/a'),
    fc.dictionary(fc.constantFrom('key', 'sort', 'purchasedSku', 'x'), fc.string({ maxLength: 12 }), { maxKeys: 3 }),
  )
  .map(([path, parameters]) => withParameters(path, parameters));

describe('an address with a one-time code', () => {
  it('[XB-03] a code that was added to an address is read from it, and the rest is the address as a browser sends it', () => {
    forAll(plain, fc.constantFrom('', '#reviews'), (address, place) => {
      const url = new URL(withParameters(`${address}${place}`, { crossBrandCode: CODE }), 'http://localhost:3000');
      const sent = new URL(address, 'http://localhost:3000');
      expect(codedAddress(`${url.pathname}${url.search}`)).toEqual(
        O.some({ address: `${sent.pathname}${sent.search}`, code: O.some(CODE) }),
      );
      expect(codedAddress(withoutOrigin(url.href))).toEqual(codedAddress(`${url.pathname}${url.search}`));
    });
  });

  it.each([
    '//evil.example?crossBrandCode=x',
    '/\\evil.example?crossBrandCode=x',
    '/%2f%2fevil.example?crossBrandCode=x',
    '/%5c%5cevil.example/?crossBrandCode=x',
    '/..//evil.example?crossBrandCode=x',
    'https://evil.example/?crossBrandCode=x',
    '?crossBrandCode=x',
    '',
  ])('[XB-03] [AUTH-05] the rest is a page of this site without a code: not "%s"', (address) => {
    expect(codedAddress(address)).toEqual(O.none);
  });

  it('[XB-03] [AUTH-05] the rest is a page of this site without a code, whatever is requested', () => {
    forAll(fc.constantFrom('/', '//', '/a/', '/\\', ''), fc.string(), fc.string(), (start, path, query) => {
      const read = codedAddress(`${start}${path}?crossBrandCode=${CODE}&${query}&crossBrandCode=x`);
      if (O.isNone(read)) return;
      const { host, searchParams } = new URL(read.value.address, 'http://localhost:3000');
      expect([host, searchParams.has('crossBrandCode')]).toEqual(['localhost:3000', false]);
    });
  });

  it.each<[string, O.Option<{ readonly address: string; readonly code: O.Option<string> }>]>([
    ['/a', O.none],
    ['/a?sort=price', O.none],
    ['/a?crossbrandcode=x', O.none],
    ['/a?xcrossBrandCode=x', O.none],
    ['/a?crossBrandCode', O.some({ address: '/a', code: O.none })],
    ['/a?crossBrandCode=', O.some({ address: '/a', code: O.none })],
    ['/a?crossBrandCode=short&sort=price', O.some({ address: '/a?sort=price', code: O.none })],
    [`/a?crossBrandCode=${CODE}&crossBrandCode=${CODE}`, O.some({ address: '/a', code: O.none })],
    [`/a?crossBrandCode=${CODE.slice(0, 29)}&crossBrandCode`, O.some({ address: '/a', code: O.none })],
    [`/a?crossBrandCode=${CODE}x`, O.some({ address: '/a', code: O.none })],
    [`/a?crossBrandCode=${CODE}&`, O.some({ address: '/a', code: O.some(CODE) })],
    [
      `/a?crossBrandCode=${CODE}&text=who?&sort=price`,
      O.some({ address: '/a?text=who?&sort=price', code: O.some(CODE) }),
    ],
  ])('[XB-03] an address without a code, with two, or with an impossible one has none: %s', (address, read) => {
    expect(codedAddress(address)).toEqual(read);
  });

  it.each([
    ['http://modern.localhost:3000/a?b=c#d', '/a?b=c'],
    ['https://localhost', '/'],
    ['//localhost/a', '/a'],
    ["http://localhost/?key=it's", '/?key=it%27s'],
    ['/a?to=https://localhost/b', '/a?to=https://localhost/b'],
    ['http://localhost/a#b\n#c', '/a'],
  ])('[XB-03] within %s a browser requests %s', (absolute, address) => {
    expect(withoutOrigin(absolute)).toBe(address);
  });
});
