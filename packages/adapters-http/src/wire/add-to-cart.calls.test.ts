import { type CartAddition, type CartRequest, sites } from '@gift-registry/domain';
import { grId, grIdOf, identity, identityOf, nearEdges, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addFromGuestList, addToCart } from './add-to-cart.calls.ts';
import { cartId } from './identity.ts';
import { answered, asked, ofBody } from './testing/over-the-wire.ts';

const cartRequest: fc.Arbitrary<CartRequest> = fc.record({
  grId: optional(grId),
  identity,
  quantity: nearEdges(-1, 100, [0, 1, 99]),
});

describe('putting into the cart', () => {
  const four = { Sku: '004821', Quantity: 2, OptionChoiceParameter: '', Location: 'list' };
  const added: CartAddition = {
    cartId: E.getOrElseW((): never => expect.fail('not a cart'))(cartId.decode('cart-1')),
    count: 3,
    added: [{ grId: O.some(grIdOf('7310442')), identity: identityOf('4821'), quantity: 2 }],
    warnings: [{ identity: identityOf('4821'), remaining: 1 }],
  };

  it('[API-01] every request comes back as it went', () => {
    fc.assert(
      fc.property(fc.array(cartRequest, { minLength: 1, maxLength: 20 }), (requests) => {
        expect(asked(addToCart.request, requests)).toEqual(E.right(requests));
      }),
    );
  });

  it('[API-01] the required fields are enough; the rest has its defaults', () => {
    expect(addFromGuestList.request.decode(ofBody({ items: [four] }))).toEqual(
      E.right([{ grId: O.none, identity: identityOf('4821'), quantity: 2 }]),
    );
  });

  it('[API-01] all fields of the contract are taken', () => {
    const item = {
      ...four,
      IsPickupSelected: false,
      GiftRegistryId: '7310442',
      Position: 1,
      TotalPositions: 12,
      Url: '/gift-registry/guest-list/7310442',
      IsInstallationServiceRequired: false,
      InstallationServiceType: 0,
      PersonalizationText: '',
      IsPersonalized: true,
      PersonalizationId: 7,
      ShipMethod: 'standard',
    };
    expect(addToCart.request.decode(ofBody({ items: [item] }))).toEqual(
      E.right([{ grId: O.some('7310442'), identity: identityOf('4821', 7), quantity: 2 }]),
    );
  });

  it.each([
    ['Price', 0, 'is not known here'],
    ['OptionChoiceParameter', undefined, 'is missing'],
    ['Url', 'https://evil.example', 'must be a path that begins with one /, or empty'],
    ['GiftRegistryId', '1', 'must be a registry number of 6 to 12 digits, or empty'],
    ['Quantity', '2', 'must be a whole number'],
    ['ShipMethod', 'foo', 'must be one of standard, express'],
    ['ShipMethod', '', 'must be one of standard, express'],
  ])('[API-01] an item with the %s %j is refused', (field, value, complaint) => {
    expect(addToCart.request.decode(ofBody({ items: [{ ...four, [field]: value }] }))).toEqual(
      E.left(`items[0].${field}: ${complaint}`),
    );
  });

  it('[API-01] 1 to 20 items at once', () => {
    const many = (count: number) => addToCart.request.decode(ofBody({ items: new Array(count).fill(four) }));
    expect([0, 1, 20, 21].map((count) => E.isRight(many(count)))).toEqual([false, true, true, false]);
  });

  const everyField = {
    Sku: '4821',
    Quantity: 2,
    OptionChoiceParameter: 'oak',
    GiftRegistryId: '7310442',
    PersonalizationId: 7,
    Location: 'registry-list',
    IsPickupSelected: false,
    Position: 3,
    TotalPositions: 12,
    Url: '/gift-registry/guest-list/7310442',
    IsInstallationServiceRequired: false,
    InstallationServiceType: 0,
    PersonalizationText: 'A & J',
    IsPersonalized: true,
    ShipMethod: 'standard',
  };

  it('[BUY-04] what the page sends has every field, and says truly where it was asked for', () => {
    const request = {
      grId: O.some(grIdOf('7310442')),
      identity: identityOf('4821', 7),
      quantity: 2,
      askedAt: {
        location: 'registry-list',
        url: '/gift-registry/guest-list/7310442',
        position: 3,
        totalPositions: 12,
        optionChoice: 'oak',
        personalizationText: 'A & J',
      },
    };
    expect(addToCart.request.encode([request]).body).toEqual({ items: [everyField] });
    expect(addFromGuestList.request.encode([request]).body).toEqual({ items: [everyField], GiftRegistryId: '' });
    const { grId: list, identity: its, quantity } = request;
    expect(addToCart.request.encode([{ grId: list, identity: its, quantity }]).body).toEqual({
      items: [
        {
          ...everyField,
          OptionChoiceParameter: '',
          Location: '',
          Position: 0,
          TotalPositions: 0,
          Url: '',
          PersonalizationText: '',
        },
      ],
    });
  });

  it.each(Object.keys(everyField))('[BUY-04] both calls check %s, and refuse what they do not know', (field) => {
    for (const call of [addToCart, addFromGuestList]) {
      const read = (item: object) => call.request.decode(ofBody({ items: [item] }));
      expect(E.isRight(read(everyField))).toBe(true);
      expect(read({ ...everyField, [field]: { is: 'no such thing' } })).toEqual(
        E.left(expect.stringContaining(`items[0].${field}: must be`)),
      );
      expect(read({ ...everyField, [`${field}2`]: 1 })).toEqual(E.left(`items[0].${field}2: is not known here`));
      const isRequired = ['Sku', 'Quantity', 'OptionChoiceParameter'].includes(field);
      const { [field]: _, ...without }: Record<string, unknown> = everyField;
      expect(E.isRight(read(without))).toBe(!isRequired);
    }
  });

  it('[BUY-02] [API-01] the answer is the contract’s and comes back as it went', () => {
    expect(addToCart.answer.encode(sites.main, added)).toEqual({
      isSuccess: true,
      basketId: 'cart-1',
      basketCount: 3,
      added: [{ Sku: '4821', PersonalizationId: 0, GiftRegistryId: '7310442', Quantity: 2 }],
      warnings: [{ Sku: '4821', PersonalizationId: 0, remaining: 1 }],
    });
    expect(answered(addToCart.answer, added)).toEqual(E.right(added));
  });
});
