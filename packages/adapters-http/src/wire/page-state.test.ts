import { eventTypeOf, type RegistryView } from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  demoSite,
  exampleHeader,
  exampleView,
  forAll,
  registryView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pageState } from './page-state.ts';

const written = (view: RegistryView): Record<string, unknown> =>
  JSON.parse(JSON.stringify(pageState.encode(demoSite(view.site), view)));

/** The fields of the contract's table that both readers get, written out again. */
const fields = [
  'id grId version revisionId eventTypeName registryTypeCode greeting biography isRegistrant canReturnToManagement isPostEvent isPaused isDateChanged isCb2',
  'isCanada isCanadaSite isMobile isLoggedIn isBabyRegistry brandType isEnableNewFlyout siteId market currency currencyPrefix sellsGiftCards guestSort sortOptions brandNames filterOpen updatingImage',
  'toastMessage imageErrorMessage totalAmountGiftCard totalPurchasedItems totalItems primaryFirstName secondaryFirstName',
  'eventDate shareableUrl strategy registrantImage defaultImage queryStrings products cms giftCard digitalData featureFlags',
].flatMap((line) => line.split(' '));
const ownerFields = ['purchasesHiddenUntil', 'dashboard', 'giftRegistryCompletion', 'visibility'];

const coupon = { couponNumber: 'HF10', expirationDate: dayOf('2027-12-31'), isCancelled: false, discount: 0.1 };
const registrant = exampleView({
  role: 'registrant',
  owner: O.some({ visibility: 'link', coupon: O.some(coupon), hiddenUntil: O.none, home: [] }),
});

describe('the page state on the wire', () => {
  it('[STATE-01] every view comes back as it went', () => {
    forAll(registryView, (view) => {
      expect(pageState.decode(written(view))).toEqual(E.right(view));
    });
  });

  it('[STATE-01] [AUTH-04] a guest gets the common fields and not one key more, an owner four more', () => {
    forAll(registryView, (view) => {
      const expected = view.role === 'guest' ? fields : [...fields, ...ownerFields];
      expect(Object.keys(written(view)).sort()).toEqual([...expected].sort());
      expect(Object.keys(Object(pageState.encode(demoSite(view.site), view))).sort()).toEqual([...expected].sort());
    });
  });

  it("[AUTH-04] an owner's part that strays into a guest's view is not written", () => {
    const strayed = { ...registrant, role: 'guest' as const };
    expect(Object.keys(written(strayed)).filter((key) => ownerFields.includes(key))).toEqual([]);
    expect(JSON.stringify(written(strayed))).not.toContain('HF10');
  });

  it("[STATE-01] a guest's page state", () => {
    const view = exampleView({
      header: exampleHeader({ eventType: eventTypeOf('bb'), photo: O.some('/photo/7310442.jpg') }),
      totals: { items: 8, purchased: 3, giftCards: O.some(centsOf(12_550)) },
    });
    expect(written(view)).toMatchObject({
      id: '7310442',
      grId: '7310442',
      version: 0,
      eventTypeName: 'Baby',
      registryTypeCode: 'bb',
      isRegistrant: false,
      isCb2: false,
      isCanada: false,
      isCanadaSite: false,
      isMobile: false,
      isBabyRegistry: true,
      brandType: 'main',
      isEnableNewFlyout: true,
      filterOpen: false,
      updatingImage: false,
      toastMessage: null,
      imageErrorMessage: null,
      totalAmountGiftCard: 125.5,
      totalPurchasedItems: 3,
      totalItems: 8,
      eventDate: '2027-06-12',
      strategy: 2,
      registrantImage: '/photo/7310442.jpg',
      cms: { homePage: { entries: [] } },
      giftCard: {
        sku: '999055',
        isPurchasable: true,
        currency: '$',
        imageType: 'KIDS23',
        types: [
          { code: 'GiftCard', label: 'Gift Card', min: 10 },
          { code: 'EGiftCard', label: 'eGift Card', min: 25 },
        ],
        max: 1000,
        quantity: 1,
      },
      digitalData: { brandType: 'main', market: 'US', eventTypeName: 'Baby', grId: '7310442', isRegistrant: false },
      featureFlags: { interactiveChecklist: true, nlaReplacement: true, overviewTab: true },
    });
  });

  it("[STATE-01] a registrant's page state", () => {
    expect(written(registrant)).toMatchObject({
      isRegistrant: true,
      isLoggedIn: true,
      strategy: 1,
      giftCard: null,
      visibility: 'link',
      dashboard: {
        greeting: exampleHeader().greeting,
        primaryFirstName: 'Amelia',
        secondaryFirstName: 'Jonah',
        shareableUrl: 'http://localhost:3000/r/7310442',
        registryImage: null,
        defaultRegistryImage: '/pictures/event-wedding-800.webp',
      },
      giftRegistryCompletion: {
        couponNumber: 'HF10',
        expirationDate: '2027-12-31',
        isCancelled: false,
        discountPercentage: 0.1,
      },
    });
  });

  it.each([
    ['home', 0],
    ['registry-list', 1],
    ['checklist', 3],
    ['thank-you-manager', 4],
  ] as const)(
    '[ROUTE-12] the state that %s embeds carries its number, %d; a guest reads number 2 wherever',
    (page, id) => {
      expect(pageState.encode(sites.main, registrant, page)).toMatchObject({ strategy: id });
      expect(pageState.encode(sites.main, exampleView(), page)).toMatchObject({ strategy: 2 });
      expect(pageState.decode(pageState.encode(sites.main, registrant, page))).toEqual(E.right(registrant));
    },
  );

  it.each([
    [
      'modern',
      { isCb2: true, isCanadaSite: false, brandType: 'modern', giftCard: { imageType: 'CB2GOLD', currency: '$' } },
    ],
    [
      'kids',
      { isCb2: false, isCanadaSite: false, brandType: 'kids', giftCard: { imageType: 'LATTE23', currency: '$' } },
    ],
    [
      'canada',
      { isCanada: true, isCanadaSite: true, brandType: 'main', giftCard: { isPurchasable: false, currency: 'CAD' } },
    ],
  ] as const)('[SITE-01] [CA-01] [GC-06] the page state of the site %s', (site, expected) => {
    expect(written(exampleView({ site }))).toMatchObject(expected);
  });

  it('[ROUTE-16] what the address brought along is in queryStrings', () => {
    const arrival = {
      ...exampleView().arrival,
      purchasedGiftCardAmount: O.some(centsOf(2_550)),
      purchasedSku: O.some(skuOf('4821')),
    };
    expect(written(exampleView({ arrival }))['queryStrings']).toEqual({
      purchasedGiftCardAmount: '25.50',
      purchasedGiftCardType: null,
      purchasedQuantity: null,
      purchasedSku: '4821',
      referrerId: null,
      referrerLinkId: null,
      wcTrackId: null,
    });
  });

  it('[STATE-01] an owner page says who may see it', () => {
    const { visibility: _visibility, ...rest } = written(registrant);
    expect(pageState.decode(rest)).toEqual(E.left('visibility: is missing'));
  });

  it('[LIB-01] everything that is wrong is told at once, in each part, with what is there', () => {
    const { eventDate: _eventDate, ...rest } = written(exampleView());
    expect(pageState.check({ ...rest, isRegistrant: 1, totalItems: [], siteId: null })).toEqual(
      E.left([
        { path: 'isRegistrant', expected: 'must be true or false', found: 'a number' },
        { path: 'eventDate', expected: 'is missing', found: '' },
        { path: 'totalItems', expected: 'must be a whole number, zero or more', found: 'a list' },
        { path: 'siteId', expected: 'must be a text', found: 'null' },
      ]),
    );
    expect(pageState.decode([])).toEqual(E.left('the message: must be an object'));
  });
});
