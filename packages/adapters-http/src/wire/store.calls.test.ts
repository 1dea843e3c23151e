import { type PostalCodeCheck, sites } from '@gift-registry/domain';
import {
  exampleCart,
  exampleLine,
  exampleStore,
  grIdOf,
  identityOf,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readCart } from './cart.calls.ts';
import { shipAll, shipLine } from './cart.calls.ts';
import { addForPickup } from './add-to-cart.calls.ts';
import { allStores, checkPostalCode, checkPostedPostalCode, storeAvailability } from './store.calls.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

describe('stores on the wire', () => {
  it('[BUY-08] [API-01] availability is asked and answered in the contract’s words', () => {
    const request = { sku: skuOf('4821'), postalCode: '60614', grId: O.some(grIdOf('7310442')) };
    expect(asked(storeAvailability.request, request)).toEqual(E.right(request));
    expect(storeAvailability.request.decode(ofBody({ sku: '004821', zip: '60614', grId: '' }))).toEqual(
      E.right({ ...request, grId: O.none }),
    );
    const store = {
      storeNumber: storeNumberOf('104'),
      name: 'Lincoln Park',
      city: 'Chicago',
      distance: 1.2,
      isAvailable: true,
      message: 'Available at this store',
    };
    expect(overTheWire(storeAvailability.answer.encode(sites.main, [store]))).toEqual({ stores: [store] });
    expect(answered(storeAvailability.answer, [store])).toEqual(E.right([store]));
    expect(answered(allStores.answer, [exampleStore()])).toEqual(E.right([exampleStore()]));
  });

  it('[BUY-08] [API-03] a postal code is asked for in the query or in the body', () => {
    for (const call of [checkPostalCode, checkPostedPostalCode]) {
      expect(asked(call.request, ' 60614')).toEqual(E.right(' 60614'));
      expect(asked(call.request, '1'.repeat(17))).toEqual(E.left('zip: must be a text of at most 16 characters'));
    }
    const checks: ReadonlyArray<readonly [PostalCodeCheck, object]> = [
      [
        { _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) },
        { isValid: true, city: 'Chicago', state: 'IL' },
      ],
      [
        { _tag: 'Valid', place: O.none },
        { isValid: true, city: '', state: null },
      ],
      [{ _tag: 'NotValid' }, { isValid: false, city: '', state: null }],
    ];
    for (const [check, wire] of checks) {
      expect(overTheWire(checkPostalCode.answer.encode(sites.main, check))).toEqual(wire);
      expect(answered(checkPostalCode.answer, check)).toEqual(E.right(check));
    }
  });

  it('[BUY-08] [API-01] pickup names its store, and every item says that it is picked up', () => {
    const request = {
      requests: [{ grId: O.some(grIdOf('7310442')), identity: identityOf('4821'), quantity: 2 }],
      storeNumber: storeNumberOf('104'),
    };
    expect(asked(addForPickup.request, request)).toEqual(E.right(request));
    expect(overTheWire(addForPickup.request.encode(request).body)).toMatchObject({
      storeNumber: '104',
      items: [{ Sku: '4821', IsPickupSelected: true }],
    });
    const { lineId } = exampleLine();
    expect(asked(shipLine.request, lineId)).toEqual(E.right(lineId));
    expect(overTheWire(shipAll.answer.encode(sites.main, undefined))).toEqual({ isSuccess: true });
  });

  it('[BUY-08] [CART-05] a line says where it is picked up, and one that is shipped says nothing of it', () => {
    const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
    const cart = exampleCart({ lines: [exampleLine({ pickup }), exampleLine()] });
    expect(answered(readCart.answer, cart)).toEqual(E.right(cart));
    expect(JSON.stringify(readCart.answer.encode(sites.main, cart)).match(/pickup/g)).toHaveLength(1);
  });
});
