import {
  addedLayerWays,
  addedUnits,
  formatPrice,
  type GrId,
  hasChecklist,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CarouselModel, RecommendedStep } from '../recommendation-carousel/index.ts';
import { type AddingModel, type Addition, buttonOf } from '../registry-adding/index.ts';
import type { AddedLayerModel } from './added-layer-model.ts';
import type { Recommended } from './recommending.ts';

/** The addition that the layer tells of, which it keeps while it closes. */
export interface ShownAddition {
  readonly isOpen: boolean;
  readonly addition: O.Option<Addition>;
}

/** What the layer is made of. */
export interface AddedLayerState {
  readonly shown: ShownAddition;
  readonly pod: Recommended;
  readonly adding: AddingModel;
  readonly site: Site;
  readonly isScanning: boolean;
}

const CLOSED: Omit<AddedLayerModel, 'site'> = {
  isOpen: false,
  grId: O.none,
  items: [],
  addedCount: 0,
  ways: [],
  extras: [],
  carousel: { _tag: 'Nothing' },
};

/** How far it is with adding that product from the layer. */
export const layerStep = (adding: AddingModel, sku: Sku): RecommendedStep => {
  const mutation = adding.mutations.get(sku);
  if (mutation?._tag === 'Refused') return { _tag: 'NotListed', reason: mutation.reason };
  const button = buttonOf(adding, sku);
  if (button._tag === 'Idle') return button;
  return { _tag: button._tag === 'Loading' ? 'Adding' : 'Added' };
};

const cardStep =
  (adding: AddingModel) =>
  (sku: Sku): O.Option<RecommendedStep> =>
    O.isSome(adding.chosen) ? O.some(layerStep(adding, sku)) : O.none;

/** What stands among the extras is not recommended once more. */
const carousel = (
  { pod: { turn, items: recommended, title }, adding, site }: AddedLayerState,
  extras: ReadonlyArray<{ readonly sku: Sku }>,
): CarouselModel => {
  const items = recommended.filter(({ sku }) => !extras.some((extra) => extra.sku === sku));
  if (items.length === 0) return turn === 'Loading' ? { _tag: 'Loading', slides: 5 } : { _tag: 'Nothing' };
  const step = cardStep(adding);
  return {
    _tag: 'Loaded',
    title,
    cards: items.map((item) => ({
      item,
      price: formatPrice(site.currencyPrefix, item.price),
      mark: O.none,
      add: step(item.sku),
    })),
  };
};

const isChecklistShown = ({ adding: { own }, site }: AddedLayerState, grId: GrId): boolean =>
  own._tag === 'Read' &&
  own.own.some((registry) => registry.grId === grId && hasChecklist({ site, eventType: registry.eventType }));

/** The layer, made of what was added and what is recommended with it. */
export const addedLayerModel = (state: AddedLayerState): AddedLayerModel => {
  const { shown, adding, site, isScanning } = state;
  if (O.isNone(shown.addition)) return { ...CLOSED, site };
  const { grId, items, extras } = shown.addition.value;
  const step = cardStep(adding);
  return {
    isOpen: shown.isOpen,
    site,
    grId: O.some(grId),
    items,
    addedCount: addedUnits(items),
    ways: addedLayerWays({ grId, isScanning, showsChecklist: isChecklistShown(state, grId) }),
    extras: extras.map((extra) => ({ extra, step: step(extra.sku) })),
    carousel: carousel(state, extras),
  };
};
