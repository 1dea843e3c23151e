import { exampleAddress, forAll, markets, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { storedName } from '../text/index.ts';
import {
  addressProblems,
  type DeliveryAddress,
  isAbroad,
  isQuotedByPhone,
  isRegion,
  type PostalAddress,
  postalAddressProblems,
  readAddress,
  readPostalAddress,
  regionsOf,
  sameAddress,
} from './delivery-address.ts';

describe('the regions of a market', () => {
  it.each([
    ['US', 59, 'AL', 'WY'],
    ['CA', 13, 'AB', 'YT'],
  ] as const)('[SET-01] %s has %i, each once, by name', (id, count, first, last) => {
    const market = markets[id];
    const regions = regionsOf(market);
    expect(regions).toHaveLength(count);
    const names = regions.map(({ name }) => name);
    expect(new Set(names).size).toBe(count);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z. ]+$/);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect([regions[0]?.code, regions.at(-1)?.code]).toEqual([first, last]);
    for (const { code } of regions) expect([code.length, isRegion(market, code)]).toEqual([2, true]);
  });

  it('[SET-01] no code is a region of both', () => {
    expect(regionsOf(markets.US).filter(({ code }) => isRegion(markets.CA, code))).toEqual([]);
  });
});

const zip = (area: number, rest: number): string => `${String(area).padStart(3, '0')}${String(rest).padStart(2, '0')}`;
const isFar = (area: number): boolean => [6, 7, 8, 9, 967, 968, 969, 995, 996, 997, 998, 999].includes(area);

describe('shipping that is quoted by phone', () => {
  it.each([
    ['00599', false],
    ['00601', true],
    ['00801', true],
    ['00988', true],
    ['01001', false],
    ['96606', false],
    ['96701', true],
    ['96799', true],
    ['96813', true],
    ['96910', true],
    ['96950', true],
    ['97001', false],
    ['99403', false],
    ['99501', true],
    ['99950', true],
    ['99501-0001', true],
    ['99999', true],
    ['00999', true],
    ['96999', true],
    [' 99501 ', true],
    ['60614', false],
  ])(
    '[BUY-08] [ROUTE-10] 995 to 999, 967 to 969 and 006 to 009 are quoted by phone, with four more digits too: %s is %s',
    (typed, expected) => {
      expect(isQuotedByPhone(markets.US, typed)).toBe(expected);
    },
  );

  it('[BUY-08] every other ZIP code of the United States is not', () => {
    forAll(fc.nat({ max: 999 }), fc.nat({ max: 99 }), (area, rest) => {
      expect(isQuotedByPhone(markets.US, zip(area, rest))).toBe(isFar(area));
    });
  });

  it('[BUY-08] a Canadian code, and what is no code, is not', () => {
    expect(isQuotedByPhone(markets.CA, 'M5V 3L9')).toBe(false);
    for (const typed of ['', '9950', 'M5V 3L9', 'Alaska']) expect(isQuotedByPhone(markets.US, typed)).toBe(false);
    expect(isQuotedByPhone(markets.CA, '99501')).toBe(false);
  });
});

const { recipient: _, ...there } = exampleAddress();
const field = (right: string) => fc.oneof(fc.constant(right), fc.constantFrom('', ' ', 'x'.repeat(61), 'two\nlines'));
const typed: fc.Arbitrary<PostalAddress> = fc.record({
  line1: field(` ${there.line1} `),
  line2: fc.option(field('Apt 3'), { nil: undefined }).map(O.fromNullable),
  city: field(there.city),
  region: field(there.region.toLowerCase()),
  postalCode: field(there.postalCode),
});

describe('the postal address of a giver', () => {
  it('[CO-01] the address is read as a delivery address of that market is, without a recipient', () => {
    forAll(typed, (address) => {
      const whole = readAddress(markets.US)({ ...address, recipient: 'Ruth Moran' });
      expect(readPostalAddress(markets.US)(address)).toEqual(
        E.map(
          ({ recipient: _recipient, ...rest }: typeof whole extends E.Either<unknown, infer A> ? A : never) => rest,
        )(whole),
      );
    });
  });

  it('[CO-01] every field that is wrong is named, in the order of the form, and none exactly when the address can be read', () => {
    forAll(typed, (address) => {
      const [first] = postalAddressProblems(markets.US, address);
      expect(readPostalAddress(markets.US)(address)).toEqual(
        first === undefined
          ? expect.objectContaining({ _tag: 'Right' })
          : E.left({ _tag: 'AddressInvalid', field: first }),
      );
    });
    expect(postalAddressProblems(markets.US, { ...there, line1: '', postalCode: '1' })).toEqual([
      'line1',
      'postalCode',
    ]);
  });
});

describe('the postal address of a giver in another country', () => {
  const abroad = {
    line1: '12 rue des Lilas',
    line2: O.none,
    city: 'Paris',
    region: '',
    postalCode: '75011',
    country: 'FR',
  };

  it('[ADDR-01] region and postal code stay as they were typed, and may be missing', () => {
    forAll(writing(0, 60), writing(0, 16), fc.constantFrom('FR', 'JP', 'BR', 'CA'), (region, postalCode, country) => {
      const read = readPostalAddress(markets.US)({ ...abroad, region, postalCode, country });
      expect(read).toEqual(
        E.right({ ...abroad, region: storedName(region), postalCode: storedName(postalCode), country }),
      );
    });
    expect(
      postalAddressProblems(markets.US, { ...abroad, region: 'x'.repeat(61), postalCode: '1'.repeat(17) }),
    ).toEqual(['region', 'postalCode']);
  });

  it('[ADDR-01] street and city are needed in every country, and the country must be one', () => {
    const nothing = { ...abroad, line1: ' ', city: '', country: 'XX' };
    expect(postalAddressProblems(markets.US, nothing)).toEqual(['country', 'line1', 'city']);
    expect(readPostalAddress(markets.US)(nothing)).toEqual(E.left({ _tag: 'AddressInvalid', field: 'country' }));
  });

  it('[ADDR-01] the country of the market is not stored: its addresses are read by the rules of the market', () => {
    forAll(typed, (address) => {
      const home = { ...address, country: 'US' };
      expect(isAbroad(markets.US, home)).toBe(false);
      expect(readPostalAddress(markets.US)(home)).toEqual(readPostalAddress(markets.US)(address));
    });
    expect(isAbroad(markets.CA, { ...abroad, country: 'US' })).toBe(true);
  });
});

const canadian = exampleAddress({ line2: O.none, city: 'Toronto', region: 'ON', postalCode: 'M5V 3L9' });
const invalid = (field: keyof DeliveryAddress) => E.left({ _tag: 'AddressInvalid', field });

describe('where gifts are delivered', () => {
  it('[HOME-01] [SET-01] an address with all that a parcel needs is stored without spaces around its lines, with its postal code in the market’s own writing', () => {
    expect(readAddress(markets.US)(exampleAddress())).toEqual(E.right(exampleAddress()));
    expect(
      readAddress(markets.CA)({
        recipient: ' Zoe\u0308 Roy ',
        line1: ' 12 King Street W ',
        line2: O.some('  '),
        city: ' Toronto ',
        region: ' on ',
        postalCode: ' m5v3l9 ',
      }),
    ).toEqual(E.right({ ...canadian, recipient: 'Zoë Roy', line1: '12 King Street W' }));
  });

  it.each([
    ['recipient', 121],
    ['line1', 60],
    ['city', 60],
  ] as const)(
    '[HOME-01] [SET-01] recipient has 1 to 121 characters, street and city 1 to 60, a second line up to 60 or none; each on one line, and invisible characters count as nothing: %s',
    (field, longest) => {
      const read = (text: string) => readAddress(markets.US)(exampleAddress({ [field]: text }));
      for (const text of ['x', 'x'.repeat(longest), '🎁'.repeat(longest)])
        expect(read(text)).toEqual(E.right(exampleAddress({ [field]: text })));
      for (const text of ['', '  ', '\u200b', 'x'.repeat(longest + 1), 'a\nb', 'a\0b', 'a\ud83c'])
        expect(read(text)).toEqual(invalid(field));
    },
  );

  it.each([
    {
      recipient: 'Sʔanə X̱wélsha',
      line1: '12 šxʷməθkʷəy̓əmasəm St',
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6N 4C2',
    },
    {
      recipient: 'Chʼigii Tłı̨chǫ-Beaulieu',
      line1: '340, 4ᵉ Avenue Ouest, app. 2½',
      city: 'Sainte-Anne-de-la-Pérade',
      region: 'QC',
      postalCode: 'G0X 2J0',
    },
    {
      recipient: 'ᐊᓄᑦᓯ ᑕᑯᓐᓇ',
      line1: 'C.P. 1234, succ. Centre-ville',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H3C 1A1',
    },
  ])('[NAME-01] names and streets in letters of the first languages of Canada stay as they are: %j', (typed) => {
    const address = { ...typed, line2: O.none };
    expect(readAddress(markets.CA)(address)).toEqual(E.right(address));
  });

  it('[HOME-01] [SET-01] a second line has up to 60 characters, and may be none', () => {
    const read = (line2: O.Option<string>) => readAddress(markets.US)(exampleAddress({ line2 }));
    for (const none of [O.none, O.some(''), O.some(' \u200b')])
      expect(read(none)).toEqual(E.right(exampleAddress({ line2: O.none })));
    expect(E.isRight(read(O.some('x'.repeat(60))))).toBe(true);
    for (const text of ['x'.repeat(61), 'a\nb']) expect(read(O.some(text))).toEqual(invalid('line2'));
  });

  it.each([
    ['US', 'IL', true, '60614'],
    ['US', 'il', true, '60614'],
    ['US', 'PR', true, '00901'],
    ['US', 'AA', true, '34002'],
    ['US', 'ae', true, '09021'],
    ['US', 'AP', true, '96201'],
    ['US', 'ON', false, '60614'],
    ['US', 'XX', false, '60614'],
    ['US', '', false, '60614'],
    ['US', 'toString', false, '60614'],
    ['US', '__proto__', false, '60614'],
    ['CA', 'ON', true, 'M5V 3L9'],
    ['CA', 'qc', true, 'H3C 1A1'],
    ['CA', 'IL', false, 'M5V 3L9'],
  ] as const)(
    '[HOME-01] [NAME-01] [SET-01] the region is one of the market’s, in its two letters, in any case: %s "%s"',
    (market, region, right, postalCode) => {
      const address = { ...(market === 'US' ? exampleAddress() : canadian), region, postalCode };
      expect(E.isRight(readAddress(markets[market])(address))).toBe(right);
      expect(addressProblems(markets[market], address)).toEqual(right ? [] : ['region']);
    },
  );

  it.each([
    ['US', '60614', true],
    ['US', '60614-2201', true],
    ['US', '6061', false],
    ['US', '00000', false],
    ['US', '62701', true],
    ['US', 'M5V 3L9', false],
    ['CA', 'M5V 3L9', true],
    ['CA', '60614', false],
    ['CA', '', false],
  ] as const)('[HOME-01] [SET-01] the postal code is one of the market’s: %s "%s"', (market, postalCode, right) => {
    const address = { ...(market === 'US' ? exampleAddress() : canadian), postalCode };
    expect(addressProblems(markets[market], address)).toEqual(right ? [] : ['postalCode']);
  });

  it('[HOME-01] [SET-01] what was stored reads as itself', () => {
    forAll(
      fc.record({
        recipient: writing(0, 130),
        line1: writing(0, 70),
        line2: fc.option(writing(0, 70), { nil: undefined }).map(O.fromNullable),
        city: writing(0, 70),
        region: fc.constantFrom('il', 'NY', ' PR', 'XX'),
        postalCode: fc.constantFrom('60614', ' 60614-2201', '6061'),
      }),
      (typed) => {
        const read = readAddress(markets.US)(typed);
        if (E.isRight(read)) {
          expect(readAddress(markets.US)(read.right)).toEqual(read);
          expect(addressProblems(markets.US, typed)).toEqual([]);
        } else expect(addressProblems(markets.US, typed)[0]).toBe(read.left.field);
      },
    );
  });

  it('[HOME-01] [SET-01] the first field that is wrong is named, in the order of the form; all of them by `addressProblems`', () => {
    const empty = { recipient: '', line1: '', line2: O.none, city: '', region: '', postalCode: '' };
    expect(readAddress(markets.US)(empty)).toEqual(invalid('recipient'));
    expect(addressProblems(markets.US, empty)).toEqual(['recipient', 'line1', 'city', 'region', 'postalCode']);
    expect(readAddress(markets.US)(exampleAddress({ city: '', postalCode: '' }))).toEqual(invalid('city'));
  });

  it.each([
    ['US', 'NY', '90210', 'NY', '10001'],
    ['US', 'TX', '10001', 'TX', '73301'],
    ['US', 'GU', '00801', 'GU', '96910-1234'],
    ['US', 'VI', '96910', 'VI', '00802'],
    ['US', 'AE', '96201', 'AE', '09021'],
    ['US', 'AP', '09021', 'AP', '96201'],
    ['US', 'AA', '33101', 'AA', '34002'],
    ['US', 'HI', '96799', 'HI', '96813'],
    ['US', 'PR', '00802', 'PR', '00901'],
    ['CA', 'QC', 'K1B 0B1', 'QC', 'G1R 2B5'],
    ['CA', 'QC', 'M5V 3L9', 'QC', 'K1A 0B1'],
    ['CA', 'ON', 'V5K 0A1', 'ON', 'k1a0b1'],
    ['CA', 'NT', 'X0A 0H0', 'NT', 'X1A 2P3'],
  ] as const)(
    '[ADDR-01] %s: a postal code of another region than %s, such as %s, is refused at its field',
    (id, region, wrong, own, right) => {
      const market = markets[id];
      const typed = (postalCode: string, code: string) => ({ ...exampleAddress(), region: code, postalCode });
      expect(addressProblems(market, typed(wrong, region))).toEqual(['postalCode']);
      expect(readAddress(market)(typed(wrong, region))).toEqual(
        E.left({ _tag: 'AddressInvalid', field: 'postalCode' }),
      );
      expect(addressProblems(market, typed(right, own))).toEqual([]);
    },
  );

  it('[ADDR-01] where codes do not tell the region, or there are no regions, any code of the market is taken', () => {
    const of = (regions: typeof markets.US.regions) => ({ ...markets.US, regions });
    const typed = { ...exampleAddress(), region: 'NY', postalCode: '90210' };
    expect(addressProblems(of([{ code: 'NY', name: 'New York' }]), typed)).toEqual([]);
    expect(addressProblems(of([]), { ...typed, region: '' })).toEqual([]);
    expect(addressProblems(markets.US, { ...typed, region: '' })).toEqual(['region']);
  });

  it('[SET-01] two addresses say the same when each of their fields does', () => {
    expect(sameAddress.equals(exampleAddress(), exampleAddress({ line2: O.some('Apt 3') }))).toBe(true);
    for (const other of [
      { line2: O.none },
      { recipient: 'Jonah Hart' },
      { line1: 'x' },
      { city: 'x' },
      { region: 'NY' },
      { postalCode: '60615' },
    ])
      expect(sameAddress.equals(exampleAddress(), exampleAddress(other))).toBe(false);
  });
});
