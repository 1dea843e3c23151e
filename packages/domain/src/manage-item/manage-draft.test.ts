import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  markets,
  nearEdges,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ActionReader } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { type ItemDraft, type ManagedItem, openItemDraft } from '../registry/index.ts';
import { changedMeanwhile, changedOptions, isDraftStored, rebasedDraft, unsavedFields } from './manage-draft.ts';

const fund = (name: string) => O.some({ name, goal: centsOf(11_960), raised: centsOf(0) });
const item = (changed: Partial<ManagedItem> = {}): ManagedItem => ({
  ...exampleItem({ wanted: 8, purchased: 0 }),
  isSettled: false,
  ...changed,
});
const typed = (changed: Partial<ItemDraft>, own = item()): ItemDraft => ({
  ...openItemDraft(markets.US, own),
  ...changed,
});

const anyItem = fc
  .record({
    wanted: nearEdges(1, 12, [8]),
    isMostLoved: fc.boolean(),
    groupGift: fc.constantFrom(O.none, fund('Plates'), fund('Sofa')),
  })
  .map(item);
const draft: fc.Arbitrary<ItemDraft> = fc.record({
  isMostLoved: fc.boolean(),
  isGroupGift: fc.boolean().map(O.some),
  fundName: fc.constantFrom('Linden Dinner Plate', 'Plates', 'Sofa', ''),
  wanted: fc.constantFrom('', '1', '8', '9', '12'),
});

describe('what is typed while others change the same', () => {
  it('[MAN-06] what was not touched follows', () => {
    forAll(anyItem, anyItem, (was, is) => {
      expect(rebasedDraft(markets.US, was, is, openItemDraft(markets.US, was))).toEqual(openItemDraft(markets.US, is));
    });
  });

  it('[MAN-06] [MAN-07] what was typed stays, but for a group gift that is not offered any more', () => {
    forAll(anyItem, anyItem, draft, (was, is, own) => {
      const [before, after] = [openItemDraft(markets.US, was), rebasedDraft(markets.US, was, is, own)];
      for (const field of ['isMostLoved', 'fundName', 'wanted'] as const)
        if (own[field] !== before[field]) expect(after[field]).toBe(own[field]);
      if (O.toUndefined(own.isGroupGift) !== O.toUndefined(before.isGroupGift))
        expect(after.isGroupGift).toEqual(own.isGroupGift);
    });
    const settled = item({ isSettled: true });
    expect(rebasedDraft(markets.US, item(), settled, typed({ isGroupGift: O.some(true) })).isGroupGift).toEqual(O.none);
  });

  it('[MAN-06] exactly the name and the quantity that were typed, and set to something else meanwhile, are newer than what was typed; a switch that two have turned is as both want it', () => {
    expect(changedMeanwhile(markets.US, item(), item({ wanted: 6 }), typed({ wanted: '9' }))).toEqual(['wanted']);
    expect(changedMeanwhile(markets.US, item(), item({ wanted: 9 }), typed({ wanted: '9' }))).toEqual([]);
    expect(changedMeanwhile(markets.US, item(), item({ wanted: 6 }), typed({ isMostLoved: true }))).toEqual([]);
    const named = item({ groupGift: fund('Plates') });
    expect(
      changedMeanwhile(markets.US, named, item({ groupGift: fund('Sofa') }), typed({ fundName: 'Our kitchen' }, named)),
    ).toEqual(['fundName']);
    forAll(anyItem, anyItem, draft, (was, is, own) => {
      const [before, now] = [openItemDraft(markets.US, was), openItemDraft(markets.US, is)];
      const newer = changedMeanwhile(markets.US, was, is, own);
      for (const field of ['fundName', 'wanted'] as const) {
        const values = new Set([own[field], before[field], now[field]]);
        expect(newer.includes(field)).toBe(values.size === 3);
      }
      const after = rebasedDraft(markets.US, was, is, own);
      if (own.isMostLoved !== before.isMostLoved && now.isMostLoved !== before.isMostLoved)
        expect(after.isMostLoved).toBe(now.isMostLoved);
    });
  });

  it('[MAN-06] all that was typed is stored exactly when nothing of it is left to save', () => {
    expect(isDraftStored(markets.US, item(), item({ wanted: 9 }), typed({ wanted: '9' }))).toBe(true);
    expect(isDraftStored(markets.US, item(), item({ wanted: 9 }), typed({ wanted: '9', isMostLoved: true }))).toBe(
      false,
    );
    expect(
      isDraftStored(
        markets.US,
        item(),
        item({ wanted: 9, isMostLoved: true }),
        typed({ wanted: '9', isMostLoved: true }),
      ),
    ).toBe(true);
    expect(isDraftStored(markets.US, item(), item(), typed({ wanted: '9' }))).toBe(false);
    expect(isDraftStored(markets.US, item(), item(), typed({}))).toBe(false);
  });

  it('[MAN-06] what is typed as it is stored is not newer any more', () => {
    expect(unsavedFields(markets.US, item(), typed({ wanted: '8' }), ['wanted'])).toEqual([]);
    expect(unsavedFields(markets.US, item(), typed({ wanted: '9' }), ['wanted', 'fundName'])).toEqual(['wanted']);
    expect(unsavedFields(markets.US, item(), typed({ wanted: '9' }), [])).toEqual([]);
  });
});

describe('options that have changed', () => {
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
    forAll(fc.constantFrom(registrant, guest), registryItem, (reader, item) => {
      const isWrong = O.isSome(item.personalization) && item.personalization.value.hasError && !item.product.isNla;
      expect(O.isSome(changedOptions(reader, item))).toBe(isWrong);
    });
  });

  it('[PERS-04] a guest is shown only that it cannot be added', () => {
    forAll(registryItem, (item) => {
      const available = { ...item, product: { ...item.product, isNla: false }, personalization: flagged };
      expect(changedOptions(guest, available)).toEqual(O.some({ _tag: 'NotAddable' }));
    });
  });

  it('[PERS-04] a registrant is led to the product exactly when it has a page; taking it off is offered exactly while nothing of it was bought or given', () => {
    forAll(registryItem, (item) => {
      const available = { ...item, product: { ...item.product, isNla: false }, personalization: flagged };
      const { isOnWeb, path } = available.product;
      expect(changedOptions(registrant, available)).toEqual(
        O.some({
          _tag: 'StartAgain',
          productPath: isOnWeb && path !== '' ? O.some(path) : O.none,
          canRemove: item.purchased === 0 && (O.isNone(item.groupGift) || item.groupGift.value.raised === 0),
        }),
      );
    });
  });

  it('[PERS-04] [PAGE-10] a registrant after the event is shown nothing that could be done', () => {
    expect(changedOptions({ ...registrant, isPostEvent: true }, changed())).toEqual(O.none);
    expect(changedOptions({ ...guest, isPostEvent: true }, changed())).toEqual(O.some({ _tag: 'NotAddable' }));
  });
});
