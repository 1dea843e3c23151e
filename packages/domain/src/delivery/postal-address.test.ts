import { exampleAddress, markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readAddress } from './delivery-address.ts';
import { type PostalAddress, postalAddressProblems, readPostalAddress } from './postal-address.ts';

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
    fc.assert(
      fc.property(typed, (address) => {
        const whole = readAddress(markets.US)({ ...address, recipient: 'Ruth Moran' });
        expect(readPostalAddress(markets.US)(address)).toEqual(
          E.map(
            ({ recipient: _recipient, ...rest }: typeof whole extends E.Either<unknown, infer A> ? A : never) => rest,
          )(whole),
        );
      }),
    );
  });

  it('[CO-01] every field that is wrong is named, in the order of the form, and none exactly when the address can be read', () => {
    fc.assert(
      fc.property(typed, (address) => {
        const [first] = postalAddressProblems(markets.US, address);
        expect(readPostalAddress(markets.US)(address)).toEqual(
          first === undefined
            ? expect.objectContaining({ _tag: 'Right' })
            : E.left({ _tag: 'AddressInvalid', field: first }),
        );
      }),
    );
    expect(postalAddressProblems(markets.US, { ...there, line1: '', postalCode: '1' })).toEqual([
      'line1',
      'postalCode',
    ]);
  });
});
