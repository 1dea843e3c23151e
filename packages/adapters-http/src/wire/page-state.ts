import {
  type CompletionCoupon,
  type EventType,
  GIFT_CARD_QUANTITY,
  GIFT_CARD_SKU,
  giftCardCode,
  giftCardKindNames,
  giftCardKinds,
  giftCardRange,
  type LandingParameters,
  type OwnerView,
  pageIdFor,
  type RegistrantPage,
  type RegistryHeader,
  type RegistryView,
  type Site,
  sellsGiftCards,
} from '@gift-registry/domain';
import {
  apply,
  either as E,
  function as F,
  option as O,
  readonlyArray as RA,
  readonlyNonEmptyArray as RNEA,
} from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, type AnswerReader, checkWith, type Problem, reasonOf, type Slices } from './codec.ts';
import { grId, revisionId, sku, version } from './identity.ts';
import { registryHeader, registryTotals, visibility } from './patch.ts';
import { registryItemFromWire, registryItemWire } from './registry-item.ts';
import { registryItemToWire } from './registry-item-to-wire.ts';
import { answerShape, list, namedShape, orMissing, orNull } from './shape.ts';
import { readSiteWire, siteToWire, siteWire } from './site.ts';
import { amount, count, date, flag, measure, money, oneOf, path, text, whole, wholeBetween } from './value.ts';

/** The landing parameters in the page's address (ROUTE-16). */
const landingParameters: t.Type<LandingParameters, object> = answerShape({
  purchasedGiftCardAmount: orNull(amount),
  purchasedGiftCardType: orNull(oneOf('GiftCard', 'EGiftCard')),
  purchasedQuantity: orNull(wholeBetween(1, 99)),
  purchasedSku: orNull(sku),
  referrerId: orNull(text),
  referrerLinkId: orNull(text),
  wcTrackId: orNull(text),
});

/** The gift card section offered to guests; written only. */
const giftCardWire = answerShape({
  sku: text,
  isPurchasable: flag,
  currency: text,
  imageType: text,
  types: list(answerShape({ code: text, label: text, min: count })),
  max: count,
  quantity: count,
});

/** The gift cards of a site for an event type, with the amounts that the calls take (GC-05, GC-06, GC-08). */
const giftCardToWire = (site: Site, eventType: EventType): t.TypeOf<typeof giftCardWire> => ({
  sku: GIFT_CARD_SKU,
  isPurchasable: sellsGiftCards(site.marketRules),
  currency: site.currencyPrefix.trim(),
  imageType: giftCardCode(site, eventType),
  types: giftCardKinds.map((kind) => ({
    code: kind,
    label: giftCardKindNames[kind],
    min: money.encode(giftCardRange(kind, 'service').minimum),
  })),
  max: money.encode(giftCardRange('GiftCard', 'service').maximum),
  quantity: GIFT_CARD_QUANTITY,
});

const coupon: t.Type<CompletionCoupon, object> = namedShape(
  { couponNumber: text, expirationDate: date, isCancelled: flag, discount: measure },
  { discount: 'discountPercentage' },
);

/** Properties for owners only; absent for anyone else (AUTH-04). */
const ownerWire = answerShape({
  dashboard: orMissing(
    answerShape({
      greeting: text,
      primaryFirstName: text,
      secondaryFirstName: orNull(text),
      shareableUrl: text,
      registryImage: orNull(path),
      defaultRegistryImage: path,
    }),
  ),
  giftRegistryCompletion: orMissing(orNull(coupon)),
  visibility: orMissing(visibility),
  purchasesHiddenUntil: orMissing(orNull(date)),
});

type OwnerWire = t.TypeOf<typeof ownerWire>;

/** Left when the page is a registrant's but lacks the visibility of the registry. */
const ownerFromWire = (
  isRegistrant: boolean,
  wire: OwnerWire,
  home: OwnerView['home'],
): E.Either<ReadonlyArray<Problem>, RegistryView['owner']> =>
  isRegistrant
    ? F.pipe(
        wire.visibility,
        E.fromOption((): ReadonlyArray<Problem> => [{ path: 'visibility', expected: 'is missing', found: '' }]),
        E.map((visibleTo) =>
          O.some({
            visibility: visibleTo,
            coupon: O.flatten(wire.giftRegistryCompletion),
            hiddenUntil: O.flatten(wire.purchasesHiddenUntil),
            home,
          }),
        ),
      )
    : E.right(O.none);

const dashboard = (header: RegistryHeader) => ({
  greeting: header.greeting,
  primaryFirstName: header.primaryFirstName,
  secondaryFirstName: header.secondaryFirstName,
  shareableUrl: header.shareableUrl,
  registryImage: header.photo,
  defaultRegistryImage: header.defaultPicture,
});

const ownerToWire = ({ role, owner, header }: RegistryView): OwnerWire => {
  const view = role === 'registrant' ? owner : O.none;
  return {
    dashboard: F.pipe(
      view,
      O.map(() => dashboard(header)),
    ),
    giftRegistryCompletion: F.pipe(
      view,
      O.map((ownerView) => ownerView.coupon),
    ),
    visibility: F.pipe(
      view,
      O.map((ownerView) => ownerView.visibility),
    ),
    purchasesHiddenUntil: F.pipe(
      view,
      O.map((ownerView) => ownerView.hiddenUntil),
    ),
  };
};

const readProps = {
  grId,
  version,
  revisionId,
  isRegistrant: flag,
  canReturnToManagement: flag,
  isLoggedIn: flag,
  queryStrings: landingParameters,
  products: list(registryItemWire),
};

/** The properties of the page state that the app reads. */
const readPageWire = answerShape(readProps);

const pageWire = answerShape({
  ...readProps,
  id: grId,
  isMobile: flag,
  filterOpen: flag,
  updatingImage: flag,
  toastMessage: orNull(text),
  imageErrorMessage: orNull(text),
  strategy: whole,
  giftCard: orNull(giftCardWire),
});

/** The initial UI state of the page; from then on the page manages it itself. */
const initialPageState = {
  isMobile: false,
  filterOpen: false,
  updatingImage: false,
  toastMessage: O.none,
  imageErrorMessage: O.none,
};

/** Collects the problems of all parts. */
const parts = apply.sequenceS(E.getApplicativeValidation(RA.getSemigroup<Problem>()));

/** Decodes a page state; left is every problem with it. */
const check = (raw: unknown): E.Either<ReadonlyArray<Problem>, RegistryView> =>
  F.pipe(
    checkWith(answerShape({}))(raw),
    E.chain(() =>
      parts({
        page: checkWith(readPageWire)(raw),
        header: checkWith(registryHeader)(raw),
        totals: checkWith(registryTotals)(raw),
        siteRead: checkWith(readSiteWire)(raw),
        ownerRead: checkWith(ownerWire)(raw),
      }),
    ),
    E.bind('site', ({ siteRead }) => E.right(siteRead.siteId)),
    E.bind('owner', ({ page, siteRead, ownerRead }) =>
      ownerFromWire(page.isRegistrant, ownerRead, siteRead.cms.homePage.entries),
    ),
    E.map(({ page, header, totals, site, owner }) => ({
      grId: page.grId,
      version: page.version,
      revisionId: page.revisionId,
      site,
      role: page.isRegistrant ? 'registrant' : 'guest',
      isLoggedIn: page.isLoggedIn,
      canReturnToManagement: page.canReturnToManagement,
      header,
      totals,
      items: page.products.map(registryItemFromWire),
      owner,
      arrival: page.queryStrings,
    })),
  );

const decode = F.flow(check, E.mapLeft(reasonOf));

const encode = (site: Site, view: RegistryView, page: RegistrantPage = 'registry-list'): object => {
  const { grId: number, header, totals } = view;
  return {
    ...pageWire.encode({
      ...initialPageState,
      id: number,
      grId: number,
      version: view.version,
      revisionId: view.revisionId,
      isRegistrant: view.role === 'registrant',
      canReturnToManagement: view.canReturnToManagement,
      isLoggedIn: view.isLoggedIn,
      strategy: pageIdFor(page, view.role),
      queryStrings: view.arrival,
      products: view.items.map(registryItemToWire(site)),
      giftCard: view.role === 'guest' ? O.some(giftCardToWire(site, header.eventType)) : O.none,
    }),
    ...registryHeader.encode(header),
    ...registryTotals.encode(totals),
    ...siteWire.encode(siteToWire(site, view)),
    ...ownerWire.encode(ownerToWire(view)),
  };
};

/** The page state of a registry (STATE-01) on the site of the view; it is the list's page unless a different page embeds it (ROUTE-12). */
export const pageState: {
  /** Left is every problem. */
  readonly check: (raw: unknown) => E.Either<ReadonlyArray<Problem>, RegistryView>;
  /** Left is the reason in one line. */
  readonly decode: (raw: unknown) => E.Either<string, RegistryView>;
  readonly encode: (site: Site, view: RegistryView, page?: RegistrantPage) => unknown;
} = { check, decode, encode };

const ITEMS_OF_A_SLICE = 50;

/** Splits a page state into page states with fewer items, and joins them. */
const pageStateSlices: Slices<RegistryView> = {
  cut: (raw) =>
    t.type({ products: t.UnknownArray }).is(raw) && RA.isNonEmpty(raw.products)
      ? F.pipe(
          raw.products,
          RNEA.chunksOf(ITEMS_OF_A_SLICE),
          RNEA.map((products) => ({ ...raw, products })),
        )
      : [raw],
  join: (parts) => ({ ...RNEA.head(parts), items: parts.flatMap(({ items }) => items) }),
};

/** Reads the page state as an answer of a call. */
export const pageStateReader: AnswerReader<RegistryView> = { decode, slices: pageStateSlices };

/** The page state as an answer of a call. */
export const pageStateAnswer: AnswerCodec<RegistryView> = {
  form: { all: [pageWire, registryHeader, registryTotals, siteWire, ownerWire] },
  decode,
  slices: pageStateSlices,
  encode: (site, view) => encode(site, view),
};
