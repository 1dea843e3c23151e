import {
  accountData,
  accountIdOf,
  centsOf,
  demoSites,
  exampleAddress,
  exampleItem,
  exampleMonogrammed,
  exampleRegistry,
  forAll,
  giftIdOf,
  grIdOf,
  identityOf,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ThankYouRow } from '../thank-you/index.ts';
import {
  type AccountData,
  dataExportFile,
  dataExportFileName,
  dataExportOf,
  type RegistryData,
} from './data-export.ts';

const common = {
  name: 'Linden Dinner Plate',
  imagePath: '/pictures/plate.webp',
  giver: { firstName: 'Rosa', lastName: 'Diaz' },
  giverId: giftIdOf('HF-1:1'),
  postalAddress: O.none,
  givenAt: instantOf('2027-05-30T09:00:00.000Z'),
  message: 'With love',
  isThanked: true,
  note: 'a card with a heron',
};
const gifts: ReadonlyArray<ThankYouRow> = [
  { ...common, id: giftIdOf('HF-9:1'), given: { _tag: 'Units', identity: identityOf('4821', 7), quantity: 2 } },
  {
    ...common,
    id: giftIdOf('HF-1:1'),
    given: { _tag: 'Contribution', identity: identityOf('77'), amount: centsOf(2_550) },
  },
  { ...common, id: giftIdOf('HF-1:2'), given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(5_005) } },
  { ...common, id: giftIdOf('HF-1:3'), given: { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(5_000) } },
];

const bare = (registry: RegistryData['registry']): RegistryData => ({
  registry,
  address: O.none,
  gifts: [],
  ticks: [],
  photo: O.none,
});
const accountWith = (...registries: ReadonlyArray<RegistryData>): AccountData => ({
  account: accountIdOf('account-amelia'),
  person: { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Hart' },
  takenAt: instantOf('2027-06-12T09:00:00.000Z'),
  registries,
});

describe('one’s data', () => {
  it('[AUTH-06] [SET-01] every registry of the account is in it once, with every item, gift, tick and photo, and no one else’s is', () => {
    forAll(accountData, (data) => {
      const { registries, photos } = dataExportOf(demoSites, {
        ...data,
        registries: [...data.registries, ...data.registries],
      });
      const own = data.registries.filter(({ registry }) => registry.owners.includes(data.account));
      expect(registries.map(({ grId }) => grId).sort()).toEqual(own.map(({ registry }) => registry.grId).sort());
      for (const { registry, gifts: given, ticks, photo } of own) {
        const exported = registries.find(({ grId }) => grId === registry.grId);
        expect(exported?.items.map(({ sku, personalizationId }) => ({ sku, personalizationId }))).toEqual(
          registry.items.map(({ identity }) => identity),
        );
        expect(exported?.gifts.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
        expect(exported?.checklist).toEqual(ticks);
        expect(photos.filter(({ grId }) => grId === registry.grId).map(({ base64 }) => base64)).toEqual(
          O.isSome(photo) ? [Buffer.from(photo.value).toString('base64')] : [],
        );
      }
    });
  });

  it('[AUTH-06] [AUTH-04] it has no number of an account, no key of a link and no mail address but one’s own', () => {
    forAll(accountData, (data) => {
      const text = JSON.stringify(dataExportOf(demoSites, data));
      for (const { registry } of data.registries) {
        for (const owner of registry.owners) expect(text).not.toContain(owner);
        if (registry.visibility._tag === 'LinkOnly') expect(text).not.toContain(registry.visibility.key);
      }
    });
    const { account } = dataExportOf(demoSites, accountWith(bare(exampleRegistry())));
    expect(account).toEqual({ email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Hart' });
  });

  it('[AUTH-06] the same registries make the same document, in whichever order they come', () => {
    forAll(accountData, (data) => {
      const backwards = { ...data, registries: [...data.registries].reverse() };
      expect(dataExportOf(demoSites, backwards)).toEqual(dataExportOf(demoSites, data));
    });
    const [ninth, tenth] = [grIdOf('999999'), grIdOf('1000000')];
    const { registries } = dataExportOf(
      demoSites,
      accountWith(...[tenth, ninth].map((grId) => bare(exampleRegistry({ grId })))),
    );
    expect(registries.map(({ grId }) => grId)).toEqual([ninth, tenth]);
  });

  it('[AUTH-06] items and gifts keep the order in which they came', () => {
    const items = [exampleMonogrammed(), exampleItem()];
    const [exported] = dataExportOf(demoSites, accountWith({ ...bare(exampleRegistry({ items })), gifts })).registries;
    expect(exported?.items.map(({ personalizationId }) => personalizationId)).toEqual([7, 0]);
    expect(exported?.gifts.map(({ id }) => id)).toEqual(['HF-9:1', 'HF-1:1', 'HF-1:2', 'HF-1:3']);
  });

  it('[AUTH-06] [SET-01] an amount is in units of its registry’s currency, and what was never entered is null', () => {
    const fund = exampleItem({ groupGift: O.some({ name: 'Table', goal: centsOf(20_050), raised: centsOf(2_550) }) });
    const registry = exampleRegistry({
      items: [fund, exampleMonogrammed()],
      settled: [fund.identity],
      greeting: O.some('Hello'),
      secondaryLastName: O.none,
      giftCardsBought: centsOf(10_005),
    });
    const alone = exampleRegistry({
      grId: grIdOf('7310443'),
      market: 'CA',
      primaryLastName: O.none,
      secondaryFirstName: O.none,
      secondaryLastName: O.none,
    });
    const [one, two] = dataExportOf(
      demoSites,
      accountWith({ ...bare(registry), address: O.some(exampleAddress({ line2: O.none })), gifts }, bare(alone)),
    ).registries;
    expect(one).toMatchObject({
      currency: 'USD',
      coRegistrant: { firstName: 'Jonah', lastName: null },
      greeting: 'Hello',
      deliveryAddress: { recipient: 'Amelia Hart', line2: null },
      giftCardsBought: 100.05,
      items: [
        { isReplaced: true, fund: { name: 'Table', goal: 200.5, raised: 25.5 }, personalization: null },
        { isReplaced: false, fund: null, personalization: { line1: 'A & J', color: 'Sage' } },
      ],
      gifts: [
        { kind: 'item', sku: '4821', personalizationId: 7, quantity: 2, amount: null, message: 'With love' },
        { kind: 'contribution', sku: '77', quantity: null, amount: 25.5, isThanked: true },
        { kind: 'giftCard', sku: null, personalizationId: null, quantity: null, amount: 50.05 },
        { kind: 'eGiftCard', amount: 50, note: 'a card with a heron' },
      ],
    });
    expect(two).toMatchObject({
      currency: 'CAD',
      registrant: { firstName: 'Amelia', lastName: null },
      coRegistrant: null,
      greeting: null,
      deliveryAddress: null,
      coupon: null,
    });
  });
});

describe('the file of one’s data', () => {
  it('[AUTH-06] [SET-01] anyone who reads the file as JSON has the document again', () => {
    forAll(
      accountData.map((data) => dataExportOf(demoSites, data)),
      (data) => {
        expect(JSON.parse(dataExportFile(data).text)).toEqual(data);
      },
    );
  });

  it('[AUTH-06] a person can read the file: each fact is on its own line, set in by two', () => {
    expect(dataExportFile(dataExportOf(demoSites, accountWith())).text).toMatch(/^\{\n {2}"/);
  });

  it('[AUTH-06] it is named by the day of the document, and ends with a line break', () => {
    const { name, type, text } = dataExportFile(dataExportOf(demoSites, accountWith()));
    expect([name, type, text.at(-1)]).toEqual(['my-registry-data-2027-06-12.json', 'application/json', '\n']);
    expect(dataExportFileName('2028-02-29T00:00:00.000Z')).toBe('my-registry-data-2028-02-29.json');
  });
});
