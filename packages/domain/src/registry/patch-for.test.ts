import {
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleReader,
  exampleRegistry,
  forAll,
  identityOf,
  orderNumberOf,
  registryHistory,
  sites,
  skuOf,
  touchedBy,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { patchFor } from './patch-for.ts';
import type { RegistryFact } from './registry-fact.ts';
import { itemsFor, viewFor } from './registry-view-of.ts';
import { changesGiftVisibility } from './surprise.ts';

const place = {
  viewing: 'own',
  site: sites.main,
  origin: 'http://localhost:3000',
  words: exampleReader().words,
  today: dayOf('2027-06-01'),
} as const;
const guest = { ...place, role: 'guest' } as const;
const owner = { ...place, role: 'registrant' } as const;
const seen = exampleItem();
const gone = exampleItem({ product: exampleProduct({ sku: skuOf('77'), isNla: true }), wanted: 5, purchased: 1 });
const ownRegistry = exampleRegistry({ items: [seen, gone], version: versionOf(4) });

describe('a patch for a reader', () => {
  it('[PAUSE-01] while the registry is paused guests learn of no item that its owners change or remove', () => {
    const removal = { ...writtenTo(4), facts: [{ _tag: 'Removed', identity: seen.identity, wasNla: false } as const] };
    const after = { ...ownRegistry, items: [gone] };
    const removed = (isPaused: boolean, reader: typeof guest | typeof owner) =>
      patchFor({ ...after, isPaused }, reader, removal).removed;
    expect(removed(true, guest)).toEqual([]);
    expect([removed(true, owner), removed(false, guest)]).toEqual([[seen.identity], [seen.identity]]);
  });

  it('[PAUSE-01] whatever is written, the patch of a paused registry has the header for guests, and for owners who look with their eyes', () => {
    const loved = { ...writtenTo(4), facts: [{ _tag: 'MarkedMostLoved', identity: seen.identity } as const] };
    const paused = { ...ownRegistry, isPaused: true };
    for (const reader of [guest, { ...owner, viewing: 'guest' } as const])
      expect(patchFor(paused, reader, loved)).toMatchObject({
        items: [],
        removed: [],
        header: O.some(viewFor(paused, exampleReader(reader)).header),
      });
    expect(patchFor(paused, owner, loved)).toMatchObject({ items: [seen], header: O.none });
  });

  it('[LIVE-01] every touched item that is on the list and visible to the reader is included once, as it is now', () => {
    const twice = [4, 5].map((wanted) => ({ _tag: 'WantedChanged', identity: seen.identity, wanted }) as const);
    const elsewhere = { _tag: 'WantedChanged', identity: identityOf('99'), wanted: 1 } as const;
    expect(
      patchFor(ownRegistry, owner, { ...writtenTo(ownRegistry.version), facts: [...twice, elsewhere] }),
    ).toMatchObject({
      version: 4,
      items: [seen],
      removed: [],
      header: O.none,
    });
    forAll(registryHistory, ({ events, after }) => {
      for (const [index, event] of events.entries()) {
        const present = after[index];
        if (present === undefined || event.facts.some(changesGiftVisibility)) continue;
        const touched = new Set(event.facts.flatMap(touchedBy).map(identityKey));
        expect(patchFor(present, owner, event).items).toEqual(
          itemsFor(present, owner).filter(({ identity }) => touched.has(identityKey(identity))),
        );
      }
    });
  });

  it('[AUTH-04] a guest’s patch has no item that is no longer available', () => {
    const facts = [{ _tag: 'WantedChanged', identity: gone.identity, wanted: 5 }] as const;
    const patch = patchFor(ownRegistry, guest, { ...writtenTo(ownRegistry.version), facts });
    expect(patch).toMatchObject({ version: 4, items: [], removed: [] });
    expect(JSON.stringify(patch)).not.toContain('77');
    expect(patchFor(ownRegistry, { ...owner, viewing: 'guest' }, { ...writtenTo(ownRegistry.version), facts })).toEqual(
      patch,
    );
    expect(patchFor(ownRegistry, owner, { ...writtenTo(ownRegistry.version), facts }).items).toEqual([gone]);
    forAll(registryHistory, ({ events, after }) => {
      for (const [index, event] of events.entries()) {
        const present = after[index];
        if (present !== undefined) {
          expect(patchFor(present, guest, event).items.filter(({ product }) => product.isNla)).toEqual([]);
        }
      }
    });
  });

  it('[ITEM-08] an item that was removed is named as removed, and not included even if it was added again since', () => {
    const event = {
      ...writtenTo(ownRegistry.version),
      facts: [{ _tag: 'Removed', identity: seen.identity, wasNla: false }],
    } as const;
    for (const reader of [guest, owner]) {
      expect(patchFor(exampleRegistry({ items: [gone] }), reader, event)).toMatchObject({
        items: [],
        removed: [seen.identity],
      });
      expect(patchFor(ownRegistry, reader, event)).toMatchObject({ items: [], removed: [seen.identity] });
    }
    const back = { _tag: 'Added', identity: seen.identity, wanted: 8, personalization: O.none } as const;
    expect(patchFor(ownRegistry, guest, { ...event, facts: [...event.facts, back] })).toMatchObject({
      items: [seen],
      removed: [seen.identity],
    });
  });

  it('[NLA-03] an item that moved to the end is named as removed and included', () => {
    const settled = { ...gone, wanted: 1, product: { ...gone.product, isNla: false } };
    const replaced = {
      _tag: 'Replaced',
      existing: gone.identity,
      kept: O.some(1),
      replacement: seen.identity,
      wanted: 12,
      moved: centsOf(0),
      paid: 0,
      isMostLoved: false,
      groupGift: O.none,
      personalization: O.none,
    } as const;
    for (const reader of [guest, owner]) {
      const patch = patchFor(exampleRegistry({ items: [seen, settled] }), reader, {
        ...writtenTo(ownRegistry.version),
        facts: [replaced],
      });
      expect(patch).toMatchObject({ items: [seen, settled], removed: [gone.identity] });
    }
  });

  it('[AUTH-04] [ITEM-08] a guest’s patch does not name an item that was not available when it left', () => {
    const after = exampleRegistry({ items: [seen] });
    const replaced = {
      _tag: 'Replaced',
      existing: gone.identity,
      kept: O.none,
      replacement: seen.identity,
      wanted: 12,
      moved: centsOf(0),
      paid: 0,
      isMostLoved: false,
      groupGift: O.none,
      personalization: O.none,
    } as const;
    for (const fact of [{ _tag: 'Removed', identity: gone.identity, wasNla: true } as const, replaced]) {
      const event = { ...writtenTo(ownRegistry.version), facts: [fact] };
      for (const reader of [guest, { ...owner, viewing: 'guest' } as const]) {
        expect(patchFor(after, reader, event).removed).toEqual([]);
        expect(JSON.stringify(patchFor(after, reader, event))).not.toContain('77');
      }
      expect(patchFor(after, owner, event).removed).toEqual([gone.identity]);
    }
  });

  it('[CA-01] a patch has items as the reader’s site offers them', () => {
    const fund = { name: 'Plates', goal: centsOf(11_960), raised: centsOf(500) };
    const registry = exampleRegistry({ items: [{ ...seen, groupGift: O.some(fund) }] });
    const event = {
      ...writtenTo(ownRegistry.version),
      facts: [{ _tag: 'WantedChanged', identity: seen.identity, wanted: 8 }],
    } as const;
    expect(patchFor(registry, guest, event).items).toEqual(registry.items);
    expect(patchFor(registry, { ...guest, site: sites.canada }, event).items).toEqual([seen]);
  });

  it('[LIST-10] the totals are those of the reader’s view', () => {
    const event = { ...writtenTo(ownRegistry.version), facts: [] };
    expect(patchFor(ownRegistry, guest, event).totals).toEqual(
      O.some({ items: 8, purchased: 3, giftCards: O.some(0) }),
    );
    expect(patchFor(ownRegistry, owner, event).totals).toEqual(
      O.some({ items: 13, purchased: 4, giftCards: O.some(0) }),
    );
    expect(patchFor(ownRegistry, { ...guest, site: sites.canada }, event).totals).toEqual(
      O.some({ items: 8, purchased: 3, giftCards: O.none }),
    );
  });

  it('[LIVE-01] [SET-01] [SET-02] the header is included when the owners changed something it shows, as it is now; the visibility is included for owners only', () => {
    const present = {
      ...ownRegistry,
      greeting: O.some('Welcome!'),
      visibility: { _tag: 'LinkOnly', key: 'k' },
    } as const;
    const patchOf = (fact: RegistryFact, reader: Parameters<typeof patchFor>[1]) =>
      patchFor(present, reader, { ...writtenTo(ownRegistry.version), facts: [fact] });
    const greeted: RegistryFact = { _tag: 'GreetingWritten', greeting: O.some('Welcome!') };
    const head = O.some(viewFor(present, exampleReader()).header);
    for (const reader of [guest, owner])
      expect(patchOf(greeted, reader)).toEqual({ ...patchOf(greeted, reader), header: head });
    const seenByLink: RegistryFact = { _tag: 'VisibilityChanged', visibility: present.visibility };
    expect(patchOf(seenByLink, owner)).toMatchObject({ header: head, visibility: 'link' });
    for (const reader of [guest, { ...owner, viewing: 'guest' } as const])
      expect(patchOf(seenByLink, reader)).not.toHaveProperty('visibility');
    expect(patchOf(greeted, owner)).not.toHaveProperty('visibility');
    for (const reader of [guest, owner])
      for (const fact of [{ _tag: 'AddressChanged' }, { _tag: 'ThanksWritten' }] as const)
        expect(patchOf(fact, reader)).toMatchObject({ items: [], removed: [], header: O.none });
  });

  it('[OWN-02] an owner’s patch touches nothing by what is hidden from owners, and has all items when what is hidden may have changed', () => {
    const bought = {
      _tag: 'Purchased',
      identity: seen.identity,
      quantity: 1,
      overPurchased: 0,
      orderNumber: orderNumberOf('HF-1'),
    } as const;
    const hiding = exampleRegistry({ ...ownRegistry, surprise: { _tag: 'UntilDay', day: dayOf('2027-06-02') } });
    const patchOf = (reader: typeof owner | typeof guest, fact: RegistryFact, registry = hiding) =>
      patchFor(registry, reader, { ...writtenTo(4), facts: [fact] });
    expect(patchOf(owner, bought).items).toEqual([]);
    expect(patchOf(guest, bought).items).toEqual([seen]);
    expect(patchOf(owner, { ...bought, isSurprise: true }, ownRegistry).items).toEqual([]);
    const shown = patchOf(owner, { _tag: 'SurpriseChanged', surprise: { _tag: 'Off' } }, ownRegistry);
    expect([shown.items, shown.hiddenUntil]).toEqual([[seen, gone], O.none]);
    expect(patchOf(guest, { _tag: 'SurpriseChanged', surprise: { _tag: 'Off' } }, ownRegistry).items).toEqual([]);
  });

  it('[SURP-01] [NLA-03] a patch names as removed what its reader sees no more', () => {
    const { identity } = exampleItem();
    const gift = { orderNumber: orderNumberOf('HF-1'), identity: O.some(identity), units: 1, amount: centsOf(0) };
    const left = exampleRegistry({
      items: [exampleItem({ wanted: 1, purchased: 1 })],
      settled: [identity],
      surpriseGifts: [gift],
    });
    const returned = { _tag: 'PurchaseReturned', identity, quantity: 1, orderNumber: orderNumberOf('HF-2') } as const;
    const event = { ...writtenTo(1), facts: [returned] };
    const owner = exampleReader({ role: 'registrant' });
    expect(patchFor(left, owner, event)).toMatchObject({ items: [], removed: [identity] });
    expect(patchFor(left, exampleReader(), event)).toMatchObject({ items: [{ identity }], removed: [] });
    const emptied = exampleRegistry({ items: [] });
    expect(patchFor(emptied, exampleReader(), event)).toMatchObject({ items: [], removed: [identity] });
  });
});
