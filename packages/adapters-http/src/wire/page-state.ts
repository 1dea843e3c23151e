import {
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
  type RegistryView,
  type Site,
  sellsGiftCards,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA, readonlyNonEmptyArray as RNEA } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, type AnswerReader, checkWith, decodeWith, type Problem, type Slices } from './codec.ts';
import { withForm } from './form.ts';
import { grId, revisionId, sku, version } from './identity.ts';
import { list, orElse, orMissing, orNull } from './list-and-option.ts';
import { wire } from './notation.ts';
import { couponOf, registryHeader, registryTotals, visibility } from './patch.ts';
import { registryItem } from './registry-item.ts';
import { answerShape, BESIDE, namedShape, optional, withDerived } from './shape.ts';
import { homeEntries, siteProps, siteToWire } from './site.ts';
import { encodeOn } from './site-codec.ts';
import { amount, count, flag, money, oneOf, path, revealDay, text, whole, wholeBetween } from './value.ts';

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

/** Whether the reader is the registrant. */
const role = withForm(
  new t.Type<RegistryView['role'], boolean>(
    flag.name,
    (raw): raw is RegistryView['role'] => raw === 'registrant' || raw === 'guest',
    (raw, context) => E.map((isRegistrant) => (isRegistrant ? 'registrant' : 'guest'))(flag.validate(raw, context)),
    (known) => known === 'registrant',
  ),
  { as: flag },
);

const ownerView: t.Type<OwnerView, object> = namedShape(
  {
    visibility,
    coupon: orElse(orNull(couponOf(wire)), O.none),
    hiddenUntil: orElse(orNull(revealDay), O.none),
    home: homeEntries,
  },
  { coupon: 'giftRegistryCompletion', hiddenUntil: 'purchasesHiddenUntil', home: 'cms.homePage.entries' },
);

/** Properties for owners only; absent for anyone else (AUTH-04). */
const owner: t.Type<RegistryView['owner'], object> = withForm(
  new t.Type<RegistryView['owner'], object>(
    ownerView.name,
    orNull(ownerView).is,
    (raw, context) =>
      t.type({ isRegistrant: t.literal(true) }).is(raw)
        ? F.pipe(ownerView.validate(raw, context), E.map(O.some))
        : t.success(O.none),
    O.match(() => ({}), ownerView.encode),
  ),
  {
    all: [
      optional({ visibility, giftRegistryCompletion: orNull(couponOf(wire)), purchasesHiddenUntil: orNull(revealDay) }),
    ],
  },
);

const pageView: t.Type<RegistryView, object> = namedShape(
  {
    grId,
    version,
    revisionId,
    role,
    isLoggedIn: flag,
    canReturnToManagement: flag,
    items: list(registryItem),
    header: registryHeader,
    totals: registryTotals,
    site: text,
    owner,
    arrival: landingParameters,
  },
  {
    site: 'siteId',
    role: 'isRegistrant',
    header: BESIDE,
    totals: BESIDE,
    items: 'products',
    owner: BESIDE,
    arrival: 'queryStrings',
  },
);

const derived = {
  id: grId,
  isMobile: flag,
  filterOpen: flag,
  updatingImage: flag,
  toastMessage: orNull(text),
  imageErrorMessage: orNull(text),
  strategy: whole,
  giftCard: orNull(giftCardWire),
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
  ...siteProps,
};

/** The initial UI state of the page; from then on the page manages it itself. */
const initialPageState = {
  isMobile: false,
  filterOpen: false,
  updatingImage: false,
  toastMessage: O.none,
  imageErrorMessage: O.none,
};

const pageAnswer = withDerived(pageView, derived, (site, view) => {
  const { grId: number, header } = view;
  return {
    ...initialPageState,
    id: number,
    strategy: pageIdFor('registry-list', view.role),
    giftCard: view.role === 'guest' ? O.some(giftCardToWire(site, header.eventType)) : O.none,
    dashboard: F.pipe(
      view.owner,
      O.map(() => ({ ...header, registryImage: header.photo, defaultRegistryImage: header.defaultPicture })),
    ),
    ...siteToWire(site, view),
  };
});

const decode = decodeWith(pageView);

const encode = (site: Site, view: RegistryView, page: RegistrantPage = 'registry-list'): unknown =>
  Object.assign({}, encodeOn(pageAnswer, site, view.role === 'registrant' ? view : { ...view, owner: O.none }), {
    strategy: pageIdFor(page, view.role),
  });

/** The page state of a registry (STATE-01) on the site of the view; it is the list's page unless a different page embeds it (ROUTE-12). */
export const pageState: {
  /** Left is every problem. */
  readonly check: (raw: unknown) => E.Either<ReadonlyArray<Problem>, RegistryView>;
  /** Left is the reason in one line. */
  readonly decode: (raw: unknown) => E.Either<string, RegistryView>;
  readonly encode: (site: Site, view: RegistryView, page?: RegistrantPage) => unknown;
} = {
  check: checkWith(pageView),
  decode,
  encode,
};

const ITEMS_OF_A_SLICE = 20;

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
  form: { as: pageAnswer },
  decode,
  slices: pageStateSlices,
  encode: (site, view) => encode(site, view),
};
