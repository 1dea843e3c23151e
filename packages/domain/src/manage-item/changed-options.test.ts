import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ActionReader } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { changedOptions } from './changed-options.ts';

const registrant: ActionReader = {
  role: 'registrant',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
};
const guest: ActionReader = { ...registrant, role: 'guest' };
const flagged = O.some(examplePersonalization({ hasError: true }));
const changed = (overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({ purchased: 0, personalization: flagged, ...overrides });
const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(raised) });

describe('options that have changed', () => {
  it.each([
    ['nothing bought', {}, true],
    ['one bought', { purchased: 1 }, false],
    ['a fund without money', { groupGift: fund(0) }, true],
    ['a fund with money', { groupGift: fund(1) }, false],
  ] as const)('[PERS-04] [MAN-04] with %s it can be taken off: %s', (_, overrides, canRemove) => {
    expect(changedOptions(registrant, changed(overrides))).toEqual(
      O.some({ _tag: 'StartAgain', productPath: O.some('/product/linden-dinner-plate/4821'), canRemove }),
    );
  });

  it('[PERS-04] what will not come back has another message', () => {
    expect(changedOptions(registrant, changed({ product: exampleProduct({ isNla: true }) }))).toEqual(O.none);
  });

  it('[PERS-04] nothing is reported for an item in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(registrant, guest), registryItem, (reader, item) => {
        const isWrong = O.isSome(item.personalization) && item.personalization.value.hasError && !item.product.isNla;
        expect(O.isSome(changedOptions(reader, item))).toBe(isWrong);
      }),
    );
  });

  it('[PERS-04] a guest is shown only that it cannot be added', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        const available = { ...item, product: { ...item.product, isNla: false }, personalization: flagged };
        expect(changedOptions(guest, available)).toEqual(O.some({ _tag: 'NotAddable' }));
      }),
    );
  });

  it('[PERS-04] a registrant is led to the product exactly when it has a page; taking it off is offered exactly while nothing of it was bought or given', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        const available = { ...item, product: { ...item.product, isNla: false }, personalization: flagged };
        const { isOnWeb, path } = available.product;
        expect(changedOptions(registrant, available)).toEqual(
          O.some({
            _tag: 'StartAgain',
            productPath: isOnWeb && path !== '' ? O.some(path) : O.none,
            canRemove: item.purchased === 0 && (O.isNone(item.groupGift) || item.groupGift.value.raised === 0),
          }),
        );
      }),
    );
  });

  it('[PERS-04] [PAGE-10] a registrant after the event is shown nothing that could be done', () => {
    expect(changedOptions({ ...registrant, isPostEvent: true }, changed())).toEqual(O.none);
    expect(changedOptions({ ...guest, isPostEvent: true }, changed())).toEqual(O.some({ _tag: 'NotAddable' }));
  });
});
