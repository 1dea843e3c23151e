import {
  centsOf,
  dayOf,
  exampleContent,
  exampleItem,
  exampleProduct,
  exampleReader,
  exampleRegistry,
  forAll,
  grIdOf,
  registry,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS } from '../page/index.ts';
import type { Registry } from './registry.ts';
import type { OwnerView } from './registry-view.ts';
import { type Reader, viewETag, viewFor } from './registry-view-of.ts';

const guest: Reader = {
  role: 'guest',
  viewing: 'own',
  isLoggedIn: false,
  site: sites.main,
  origin: 'https://hearth.example',
  words: exampleReader().words,
  today: dayOf('2027-06-12'),
  arrival: NO_LANDING_PARAMETERS,
  written: [],
};
const owner: Reader = { ...guest, role: 'registrant', isLoggedIn: true };
const coupon = {
  couponNumber: 'COMPLETE0815',
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
  discount: 0.15,
};

describe('view of a registry', () => {
  it('[PAUSE-01] of a paused registry guests are shown the names alone, and owners who look with their eyes, too; its owners see all of it', () => {
    forAll(registry, (registry) => {
      const paused: Registry = { ...registry, isPaused: true };
      for (const reader of [guest, { ...owner, viewing: 'guest' as const }]) {
        const { items, totals, header } = viewFor(paused, reader);
        expect([items, totals]).toEqual([[], { items: 0, purchased: 0, giftCards: O.none }]);
        expect(header).toMatchObject({ eventDate: O.none, photo: O.none, greeting: '', biography: '' });
      }
      const { header: _, ...seen } = viewFor(paused, owner);
      const { header: __, ...before } = viewFor(registry, owner);
      expect(seen).toEqual(before);
    });
  });

  it('[AUTH-04] a guest’s view has no item that is no longer available and nothing of the owner’s part', () => {
    forAll(registry, (registry) => {
      const view = viewFor(registry, guest);
      expect(view.role).toBe('guest');
      expect(view.items).toEqual(registry.items.filter(({ product }) => !product.isNla));
      expect(view.owner).toEqual(O.none);
      const bytes = JSON.stringify({ ...view, items: [] });
      for (const account of registry.owners) expect(bytes).not.toContain(account);
    });
  });

  it('[STATE-01] an owner’s view has every item, the visibility and the coupon', () => {
    const ownRegistry = exampleRegistry({ visibility: { _tag: 'Private' }, coupon: O.some(coupon) });
    expect(viewFor(ownRegistry, owner)).toMatchObject({
      role: 'registrant',
      isLoggedIn: true,
      canReturnToManagement: false,
      items: ownRegistry.items,
      owner: O.some({ visibility: 'private', coupon: O.some(coupon) }),
    });
    forAll(registry, (any) => {
      expect(viewFor(any, owner).items).toEqual(any.items);
    });
  });

  it('[ROUTE-20] an owner with a guest’s eyes gets the guest’s view, and only the way back to management beside it', () => {
    forAll(registry, (registry) => {
      expect(viewFor(registry, { ...owner, viewing: 'guest' })).toEqual({
        ...viewFor(registry, { ...guest, isLoggedIn: true }),
        canReturnToManagement: true,
      });
      expect(viewFor(registry, { ...guest, viewing: 'guest' })).toEqual(viewFor(registry, guest));
    });
  });

  it('[PAGE-01] what the retailer has written for home pages is shown to owners alone, where it is meant for their event and this site', () => {
    const [one, two] = exampleContent(2).home;
    if (one === undefined || two === undefined) return expect.fail('there is no content');
    const written = [{ ...one, sites: ['kids' as const] }, two, { ...one, events: ['bb' as const] }];
    const registry = exampleRegistry();
    const home = (reader: Reader) => O.map(({ home: entries }: OwnerView) => entries)(viewFor(registry, reader).owner);
    const { title, text, imagePath, link } = two;
    expect(home({ ...owner, written })).toEqual(O.some([{ title, text, imagePath, link }]));
    expect(home({ ...guest, written })).toEqual(O.none);
    expect(JSON.stringify(viewFor(registry, { ...owner, viewing: 'guest', written }))).not.toContain(title);
  });

  it('[CA-01] on the Canadian site no item is a group gift', () => {
    const alone = exampleItem();
    const together = { ...alone, groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(500) }) };
    const registry = exampleRegistry({ items: [together] });
    for (const reader of [guest, owner]) {
      expect(viewFor(registry, reader).items).toEqual([together]);
      expect(viewFor(registry, { ...reader, site: sites.canada }).items).toEqual([alone]);
    }
  });

  it('[LIST-10] the totals are over the items that the reader sees, and there are none of gift cards in Canada', () => {
    const items = [
      exampleItem({ wanted: 8, purchased: 3 }),
      exampleItem({ product: exampleProduct({ sku: skuOf('9'), isNla: true }), wanted: 5, purchased: 6 }),
    ];
    const registry = exampleRegistry({ items, giftCardsBought: centsOf(12_550) });
    expect(viewFor(registry, guest).totals).toEqual({ items: 8, purchased: 3, giftCards: O.some(12_550) });
    expect(viewFor(registry, owner).totals).toEqual({ items: 13, purchased: 9, giftCards: O.some(12_550) });
    expect(viewFor(registry, { ...guest, site: sites.canada }).totals.giftCards).toEqual(O.none);
  });

  it('[GREET-02] while the registrant has written no greeting, the default one is shown', () => {
    expect(viewFor(exampleRegistry({ greeting: O.none }), guest).header.greeting).toBe(
      'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
    );
    expect(viewFor(exampleRegistry({ greeting: O.some('Hello!') }), guest).header.greeting).toBe('Hello!');
  });

  it('[PHOTO-07] the photo is at its own address, with the key when the registry is visible by link only', () => {
    const at = (registry: Partial<Registry>) => viewFor(exampleRegistry(registry), guest).header.photo;
    const photo = O.some('0a1b');
    expect(at({})).toEqual(O.none);
    expect(at({ photo })).toEqual(O.some('/gift-registry/photo/7310442/0a1b.jpg'));
    expect(at({ photo, visibility: { _tag: 'Private' } })).toEqual(O.some('/gift-registry/photo/7310442/0a1b.jpg'));
    expect(at({ photo, visibility: { _tag: 'LinkOnly', key: 'a b&c' } })).toEqual(
      O.some('/gift-registry/photo/7310442/0a1b.jpg?key=a%20b%26c'),
    );
  });

  it('[ROUTE-20] [LINK-02] the shareable address is the short one on this site, with the key when the registry is visible by link only', () => {
    const grId = grIdOf('7310442');
    const shared = (visibility: Parameters<typeof viewFor>[0]['visibility']) =>
      viewFor(exampleRegistry({ grId, visibility }), guest).header.shareableUrl;
    expect(shared({ _tag: 'Findable' })).toBe('https://hearth.example/r/7310442');
    expect(shared({ _tag: 'Private' })).toBe('https://hearth.example/r/7310442');
    expect(shared({ _tag: 'LinkOnly', key: 'a b&c' })).toBe('https://hearth.example/r/7310442?key=a%20b%26c');
  });

  it('[STATE-03] the head says that the event is over from the day after it', () => {
    const registry = exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')) });
    expect(viewFor(registry, { ...guest, today: dayOf('2027-06-12') }).header.isPostEvent).toBe(false);
    expect(viewFor(registry, { ...guest, today: dayOf('2027-06-13') }).header.isPostEvent).toBe(true);
  });

  it('[OWN-02] an owner does not see what is hidden from owners, also with a guest’s eyes', () => {
    const hidden = exampleRegistry({
      surprise: { _tag: 'UntilEvent' },
      eventDate: O.some(dayOf('2027-06-13')),
      items: [exampleItem({ purchased: 3 })],
      giftCardsBought: centsOf(5_000),
    });
    const shown = (reader: Reader) => {
      const { items, totals, owner: own } = viewFor(hidden, reader);
      const until = O.chain(({ hiddenUntil }: OwnerView) => hiddenUntil)(own);
      return [items[0]?.purchased, totals.purchased, totals.giftCards, O.toNullable(until)];
    };
    expect(shown(owner)).toEqual([0, 0, O.some(0), '2027-06-13']);
    expect(shown({ ...owner, viewing: 'guest' }).slice(0, 2)).toEqual([0, 0]);
    expect(shown(guest).slice(0, 2)).toEqual([3, 3]);
    expect(shown({ ...owner, today: dayOf('2027-06-13') })).toEqual([3, 3, O.some(5_000), null]);
  });
});

describe('viewETag', () => {
  const seven = { contentVersion: '7 a b', ownersContentVersion: '7 a b' };
  const eight = { contentVersion: '8 c b', ownersContentVersion: '8 c b' };
  const guest = exampleReader({ role: 'guest', viewing: 'own' });

  it.each([
    ['role', { role: 'registrant' as const }],
    ['eyes', { viewing: 'guest' as const }],
    ['sign-in', { isLoggedIn: !guest.isLoggedIn }],
    ['site', { site: sites.kids }],
    ['language', { site: { ...guest.site, language: 'fr-CA' as const } }],
    ['origin', { origin: 'https://elsewhere.example' }],
    ['day', { today: dayOf('2031-02-03') }],
    ['arrival', { arrival: { ...guest.arrival, wcTrackId: O.some('x') } }],
  ])('[STATE-01] readers who are shown something else have another tag: %s', (_, other) => {
    expect(viewETag({ ...guest, ...other }, seven)).not.toBe(viewETag(guest, seven));
  });

  it('[STATE-01] what was written to the registry or to a product since makes another tag', () => {
    expect(viewETag(guest, eight)).not.toBe(viewETag(guest, seven));
    expect(viewETag({ ...guest }, seven)).toBe(viewETag(guest, seven));
  });

  it('[SURP-01] what was written since but is hidden from owners makes another tag for guests, and none for owners', () => {
    const hidden = { ...seven, contentVersion: eight.contentVersion };
    expect(viewETag(guest, hidden)).not.toBe(viewETag(guest, seven));
    for (const viewing of ['own', 'guest'] as const) {
      const owner = exampleReader({ role: 'registrant', viewing });
      expect(viewETag(owner, hidden)).toBe(viewETag(owner, seven));
      expect(viewETag(owner, eight)).not.toBe(viewETag(owner, seven));
    }
  });
});
