import type {
  CompletionCoupon,
  HomeEntry,
  LandingParameters,
  OwnerView,
  RegistryHeader,
  RegistryPatch,
  RegistryTotals,
  RegistryView,
  SiteId,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { nearEdges } from './edges.ts';
import { centsOf, revisionOf, writtenTo } from './literal.ts';
import { registryItems } from './registry.ts';
import { day, eventType, grId, identity, optional, sku, writing } from './value.ts';

const header: fc.Arbitrary<RegistryHeader> = fc.record({
  eventType,
  eventDate: optional(day),
  isPaused: fc.boolean(),
  isDateChanged: fc.boolean(),
  isPostEvent: fc.boolean(),
  primaryFirstName: writing(1, 60),
  secondaryFirstName: optional(writing(1, 60)),
  greeting: writing(0, 60),
  biography: writing(0, 60),
  shareableUrl: grId.map((number) => `http://localhost:3000/r/${number}`),
  photo: optional(fc.constant('/photo/7310442.jpg')),
  defaultPicture: fc.constantFrom('/pictures/event-wedding-800.webp', '/pictures/event-baby-800.webp'),
});

const totals: fc.Arbitrary<RegistryTotals> = fc.record({
  items: nearEdges(0, 10_000, [0]),
  purchased: nearEdges(0, 10_000, [0]),
  giftCards: optional(nearEdges(0, 10_000_000, [0, 100]).map(centsOf)),
});

const coupon: fc.Arbitrary<CompletionCoupon> = fc.record({
  couponNumber: fc.stringMatching(/^[A-Z0-9]{6,12}$/),
  expirationDate: day,
  isCancelled: fc.boolean(),
  discount: fc.constantFrom(0.1, 0.15, 0.2, 1),
});

const homeEntry: fc.Arbitrary<HomeEntry> = fc.record({
  title: writing(0, 40),
  text: writing(0, 60),
  imagePath: fc.constantFrom('/pictures/event-wedding-800.webp', '/pictures/event-baby-800.webp'),
  link: fc.constantFrom('/', '/gift-registry/add-more-gifts/wedding?category=Bath'),
});

const owner: fc.Arbitrary<OwnerView> = fc.record({
  visibility: fc.constantFrom<OwnerView['visibility']>('indexed', 'findable', 'link', 'private'),
  coupon: optional(coupon),
  hiddenUntil: optional(fc.oneof(day, fc.constant('undated' as const))),
  home: fc.array(homeEntry, { maxLength: 6 }),
});

const reference = optional(fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/));

const arrival: fc.Arbitrary<LandingParameters> = fc.record({
  purchasedGiftCardAmount: optional(nearEdges(0, 999_999_999, [0, 99, 100, 2_500, 100_000]).map(centsOf)),
  purchasedGiftCardType: optional(fc.constantFrom<'GiftCard' | 'EGiftCard'>('GiftCard', 'EGiftCard')),
  purchasedQuantity: optional(nearEdges(1, 99, [1, 99])),
  purchasedSku: optional(sku),
  referrerId: reference,
  referrerLinkId: reference,
  wcTrackId: reference,
});

/** A registry as some reader sees it on some site; the owner's part is there exactly for a registrant. */
export const registryView: fc.Arbitrary<RegistryView> = fc
  .record({
    grId,
    revision: nearEdges(0, 1_000, [0]).map((version) => revisionOf(version)),
    site: fc.constantFrom<SiteId>('main', 'modern', 'kids', 'canada'),
    role: fc.constantFrom<RegistryView['role']>('registrant', 'guest'),
    isLoggedIn: fc.boolean(),
    canReturnToManagement: fc.boolean(),
    header,
    totals,
    items: registryItems(4),
    owner,
    arrival,
  })
  .map(({ revision, ...view }) => ({
    ...view,
    ...revision,
    owner: view.role === 'registrant' ? O.some(view.owner) : O.none,
  }));

/** What one write changed, for some reader. */
export const registryPatch: fc.Arbitrary<RegistryPatch> = fc
  .record({
    written: nearEdges(1, 1_000, [1]).map((version) => writtenTo(version)),
    items: registryItems(3),
    removed: fc.array(identity, { maxLength: 3 }),
    header: optional(header),
    totals: optional(totals),
  })
  .map(({ written, ...patch }) => ({ ...written, ...patch }));
