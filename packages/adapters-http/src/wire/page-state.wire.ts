import { type RegistrantPage, type RegistryView, type Site, sites, strategyOf } from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA, readonlyNonEmptyArray as RNEA } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, decodeWith, type Slices } from './codec.ts';
import { giftCardToWire, giftCardWire } from './gift-card.wire.ts';
import { headerFromWire, headerProps, headerToWire, totalsFromWire, totalsProps, totalsToWire } from './header.wire.ts';
import { grId, revisionId, version } from './identity.ts';
import { landingParametersWire } from './landing-parameters.wire.ts';
import { orNull } from './option.ts';
import { ownerFromWire, ownerProps, ownerToWire } from './owner.wire.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { answerShape, list } from './shape.ts';
import { siteFromWire, siteProps, siteToWire } from './site.wire.ts';
import { flag, text, whole } from './text.ts';

const pageStateWire = answerShape({
  ...headerProps,
  ...totalsProps,
  ...siteProps,
  ...ownerProps,
  id: grId,
  grId,
  version,
  revisionId,
  isRegistrant: flag,
  canReturnToManagement: flag,
  isLoggedIn: flag,
  isMobile: flag,
  filterOpen: flag,
  updatingImage: flag,
  toastMessage: orNull(text),
  imageErrorMessage: orNull(text),
  strategy: whole,
  queryStrings: landingParametersWire,
  products: list(registryItemWire),
  giftCard: orNull(giftCardWire),
});

type PageStateWire = t.TypeOf<typeof pageStateWire>;

/** The page's own state at the start; afterwards the page keeps it itself. */
const atTheStart = {
  isMobile: false,
  filterOpen: false,
  updatingImage: false,
  toastMessage: O.none,
  imageErrorMessage: O.none,
};

const fromWire = (wire: PageStateWire): E.Either<string, RegistryView> =>
  F.pipe(
    E.Do,
    E.bind('site', () => siteFromWire(wire)),
    E.bind('owner', () => ownerFromWire(wire.isRegistrant, wire, wire.cms.homePage.entries)),
    E.map(({ site, owner }) => ({
      grId: wire.grId,
      version: wire.version,
      revisionId: wire.revisionId,
      site: site.id,
      role: wire.isRegistrant ? 'registrant' : 'guest',
      isLoggedIn: wire.isLoggedIn,
      canReturnToManagement: wire.canReturnToManagement,
      header: headerFromWire(wire),
      totals: totalsFromWire(wire),
      items: wire.products.map(registryItemFromWire),
      owner,
      arrival: wire.queryStrings,
    })),
  );

const toWire = (site: Site, view: RegistryView, page: RegistrantPage): PageStateWire => ({
  ...atTheStart,
  ...headerToWire(view.header),
  ...totalsToWire(view.totals),
  ...siteToWire(site, view),
  ...ownerToWire(view),
  id: view.grId,
  grId: view.grId,
  version: view.version,
  revisionId: view.revisionId,
  isRegistrant: view.role === 'registrant',
  canReturnToManagement: view.canReturnToManagement,
  isLoggedIn: view.isLoggedIn,
  strategy: strategyOf(page, view.role),
  queryStrings: view.arrival,
  products: view.items.map(registryItemToWire(site)),
  giftCard: view.role === 'guest' ? O.some(giftCardToWire(site, view.header.eventType)) : O.none,
});

/** The page state of a registry (STATE-01); its site is the view's own, and it is the list's unless another page embeds it (ROUTE-12). */
export const pageState: {
  readonly decode: (raw: unknown) => E.Either<string, RegistryView>;
  readonly encode: (view: RegistryView, page?: RegistrantPage) => unknown;
} = {
  decode: F.flow(decodeWith(pageStateWire), E.chain(fromWire)),
  encode: (view, page = 'registry-list') => pageStateWire.encode(toWire(sites[view.site], view, page)),
};

/** So many items are read at a stretch. */
const AT_A_STRETCH = 50;

/** A page state as page states of fewer items, and back. */
const pageStateSlices: Slices<RegistryView> = {
  cut: (raw) =>
    t.type({ products: t.UnknownArray }).is(raw) && RA.isNonEmpty(raw.products)
      ? F.pipe(
          raw.products,
          RNEA.chunksOf(AT_A_STRETCH),
          RNEA.map((products) => ({ ...raw, products })),
        )
      : [raw],
  join: (parts) => ({ ...RNEA.head(parts), items: parts.flatMap(({ items }) => items) }),
};

/** The page state as a call's answer. */
export const pageStateAnswer: AnswerCodec<RegistryView> = {
  decode: pageState.decode,
  encode: (_site, view) => pageState.encode(view),
  slices: pageStateSlices,
};
