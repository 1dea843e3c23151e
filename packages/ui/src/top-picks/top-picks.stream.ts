import {
  type BrandPicks,
  brandName,
  carouselItems,
  createState,
  crossBrandCall,
  formatPrice,
  type ItemBrand,
  type Log,
  type ObservableState,
  type PodAnswer,
  type PodId,
  pickIntent,
  type Recommendations,
  type RecommendedItem,
  type RegistryView,
  type Site,
  type SiteIdentity,
  type Sku,
  type TopPicksContext,
  topPickAddress,
  topPicks,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, distinct, filter, ignoreElements, map, merge, mergeMap, type Observable, share, tap } from 'rxjs';
import { type CrossBrandPrompt, crossBrandPrompt } from '../cross-brand-dialog/index.ts';
import { createMemo } from '../list-model/index.ts';
import { derived, observed } from '../observe/observed.ts';
import {
  type CarouselModel,
  type CarouselState,
  carouselState,
  type PodFailure,
  readCarousel,
} from '../recommendation-carousel/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Requests the recommendations of a pod; emits one answer and completes. */
type RequestPod = (podId: PodId) => Observable<E.Either<PodFailure, PodAnswer>>;

/** Requests recommendations over the port. */
export const requestPodFrom =
  (recommendations: Recommendations): RequestPod =>
  (podId) =>
    defer(recommendations.pod(podId, {}));

/** The top picks for registries, of one brand at a time. */
export interface ShownPicks {
  /** The brands with picks; a choice is shown only for more than one. */
  readonly brands: ReadonlyArray<ItemBrand>;
  readonly shown: ItemBrand;
  /** Whether the shown products are on the other brand's site. */
  readonly isElsewhere: boolean;
  readonly carousel: CarouselModel;
}

/** The recommendations under a registrant's list. */
interface TopPicksModel {
  /** None for guests, and if none of the picks is sold in this market. */
  readonly picks: O.Option<ShownPicks>;
  /** The name of the other brand to which the registrant is invited (XB-05), if any. */
  readonly invitation: O.Option<string>;
}

/** The states of the pods requested so far. */
type KnownPods = ReadonlyMap<PodId, CarouselState>;

/** The site, and the absolute address of the page. */
interface PicksPlace {
  readonly site: Site;
  readonly here: string;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: TopPicksContext['referrer'];
}

const readerOf = (site: Site, { role, header: { eventType, isPostEvent } }: RegistryView) => ({
  role,
  site,
  eventType,
  isPostEvent,
});

/** The picks for that registry; none while it is paused (PAUSE-01). */
const picksOf = (site: Site, view: RegistryView): ReadonlyArray<BrandPicks> =>
  view.header.isPaused ? [] : topPicks(readerOf(site, view));

/** The picks to show: those of the chosen brand, if it has some, otherwise those of what is sold here. */
const picksFor = (site: Site, view: RegistryView, chosen: O.Option<ItemBrand>): O.Option<BrandPicks> => {
  const all = picksOf(site, view);
  return O.fromNullable(all.find(({ brand }) => O.isSome(chosen) && chosen.value === brand) ?? all[0]);
};

const stateOf = (pods: KnownPods, { podId }: BrandPicks): CarouselState =>
  pods.get(podId) ?? carouselState(podId, O.none).state;

const carouselOf = (place: PicksPlace, picks: BrandPicks, view: RegistryView, pods: KnownPods): CarouselModel => {
  const state = stateOf(pods, picks);
  if (state._tag !== 'Loaded') return state;
  const from = { ...place, grId: view.grId };
  const listed = view.items.map(({ identity }) => identity.sku);
  return {
    _tag: 'Loaded',
    title: state.pod.title,
    cards: carouselItems(state.pod.items, listed).map((item) => ({
      item: item.path === '' ? item : { ...item, path: topPickAddress(from, picks, item.path) },
      price: formatPrice(place.site.currencyPrefix, item.price),
      isOnRegistry: listed.includes(item.sku),
      add: O.none,
    })),
  };
};

/** The recommended product with that SKU in the shown pods. */
const pickedItem = (pods: KnownPods, picks: BrandPicks, sku: Sku): O.Option<RecommendedItem> => {
  const state = stateOf(pods, picks);
  return O.fromNullable(state._tag === 'Loaded' ? state.pod.items.find((item) => item.sku === sku) : undefined);
};

/** The recommendations under the list of that registry. */
const picksUnder = (
  place: PicksPlace,
  view: RegistryView,
  chosen: O.Option<ItemBrand>,
  pods: KnownPods,
): TopPicksModel => {
  const { site } = place;
  const all = picksOf(site, view);
  const picks = picksFor(site, view, chosen);
  const [own] = all;
  return {
    picks:
      own === undefined || O.isNone(picks) || stateOf(pods, own)._tag === 'Nothing'
        ? O.none
        : O.some({
            brands: all.map(({ brand }) => brand),
            shown: picks.value.brand,
            isElsewhere: picks.value.brand !== own.brand,
            carousel: carouselOf(place, picks.value, view, pods),
          }),
    invitation: O.map(({ sells: [brand] }: SiteIdentity) => brandName(site, brand))(
      crossBrandCall(readerOf(site, view)),
    ),
  };
};

/** The top picks below a registrant's list (REC-06), and the invitation to the other brand (XB-05). */
export interface TopPicksStream {
  readonly model: ObservableState<TopPicksModel>;
  readonly nameOf: (brand: ItemBrand) => string;
  /** Shows that brand's picks. */
  readonly choose: (brand: ItemBrand) => void;
  /** The requested visit to the other brand (XB-02). */
  readonly asked: CrossBrandPrompt['asked'];
  /** Opens a dialog before visiting a product on the other brand's site. */
  readonly follow: (sku: Sku) => void;
  readonly stay: () => void;
}

/** Dependencies; `here` gives scheme and port of the other brand's site. */
interface TopPicksDependencies extends PicksPlace {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly requestPod: RequestPod;
  readonly log: Log;
}

const NOTHING: TopPicksModel = { picks: O.none, invitation: O.none };

/** Creates the stream. A pod is requested once, when it first has to be shown and the whole list is loaded; failures are only logged (REC-03). */
export const topPicksStream = ({ registry, requestPod, log, ...place }: TopPicksDependencies): TopPicksStream => {
  const { site } = place;
  const chosen = createState<O.Option<ItemBrand>>(O.none);
  const pods = createState<KnownPods>(new Map());
  const asking = crossBrandPrompt({ ...place, log });
  const memo = createMemo<TopPicksModel>();

  const present = (): TopPicksModel => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return NOTHING;
    const { view } = value;
    return memo('picks', [view.role, view.header, view.items, chosen.value, pods.value], () =>
      picksUnder(place, view, chosen.value, pods.value),
    );
  };

  const wanted = (): O.Option<PodId> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' && value.isComplete
      ? O.map(({ podId }: BrandPicks) => podId)(picksFor(site, value.view, chosen.value))
      : O.none;
  };
  const read$ = (podId: PodId): Observable<unknown> =>
    readCarousel(podId, requestPod(podId), log).pipe(
      tap((state) => pods.set(new Map([...pods.value, [podId, state]]))),
    );
  const effects$ = merge(registry.model.changes$, chosen.changes$).pipe(
    map(wanted),
    filter(O.isSome),
    map(({ value }) => value),
    distinct(),
    mergeMap(read$),
    ignoreElements(),
    share({ resetOnRefCountZero: false }),
  );

  return {
    model: observed(derived([registry.model, chosen, pods], present), effects$),
    nameOf: (brand) => brandName(site, brand),
    choose: (brand) => chosen.set(O.some(brand)),
    asked: asking.asked,
    follow: (sku) => {
      const { value } = registry.model;
      if (value._tag !== 'Loaded') return;
      const { view } = value;
      const picks = picksFor(site, view, chosen.value);
      const item = O.chain((brandPicks: BrandPicks) => pickedItem(pods.value, brandPicks, sku))(picks);
      if (O.isNone(picks) || O.isNone(item)) return;
      const intent = pickIntent({ ...place, grId: view.grId }, picks.value, item.value.path);
      if (O.isSome(intent)) asking.ask(intent.value, item.value.name);
    },
    stay: asking.stay,
  };
};
