import {
  type BrandPicks,
  brandSoldOn,
  type CarouselState,
  carouselItems,
  carouselState,
  crossBrandCall,
  formatPrice,
  type ItemBrand,
  type PickingPlace,
  type PodId,
  pickAddress,
  type RecommendedItem,
  type RegistryView,
  type Site,
  type Sku,
  topPicks,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CarouselModel } from '../recommendation-carousel/index.ts';
import type { TopPicksModel } from './top-picks-model.ts';

/** What is known of the pods by now. */
export type KnownPods = ReadonlyMap<PodId, CarouselState>;

/** On which site the page is, under which absolute address. */
export interface PicksPlace {
  readonly site: Site;
  readonly here: string;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: PickingPlace['referrer'];
}

const readerOf = (site: Site, { role, header: { eventType, isPostEvent } }: RegistryView) => ({
  role,
  site,
  eventType,
  isPostEvent,
});

/** Whose picks are to be seen: the chosen brand's, where there are such, else those of what is sold here. */
export const picksFor = (site: Site, view: RegistryView, chosen: O.Option<ItemBrand>): O.Option<BrandPicks> => {
  const all = topPicks(readerOf(site, view));
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
      item: item.path === '' ? item : { ...item, path: pickAddress(from, picks, item.path) },
      price: formatPrice(place.site.currencyPrefix, item.price),
      mark: listed.includes(item.sku) ? O.some({ _tag: 'ThisOne' }) : O.none,
      add: O.none,
    })),
  };
};

/** What is recommended of what is to be seen. */
export const pickedItem = (pods: KnownPods, picks: BrandPicks, sku: Sku): O.Option<RecommendedItem> => {
  const state = stateOf(pods, picks);
  return O.fromNullable(state._tag === 'Loaded' ? state.pod.items.find((item) => item.sku === sku) : undefined);
};

/** What stands under the list of that registry. */
export const picksUnder = (
  place: PicksPlace,
  view: RegistryView,
  chosen: O.Option<ItemBrand>,
  pods: KnownPods,
): TopPicksModel => {
  const { site } = place;
  const all = topPicks(readerOf(site, view));
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
    call: O.map(({ brand }: Site) => brandSoldOn(brand))(crossBrandCall(readerOf(site, view))),
  };
};
