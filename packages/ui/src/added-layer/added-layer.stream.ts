import {
  type AddedItem,
  type AddedLayerLink,
  addedLayerLinks,
  addedUnits,
  carouselItems,
  createState,
  type EventType,
  type Extra,
  formatPrice,
  type GrId,
  hasChecklist,
  type Log,
  NOT_PERSONALIZED,
  notListed,
  type ObservableState,
  type PodId,
  podAfterAdding,
  type RecommendedItem,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import {
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  type Observable,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import {
  type CarouselModel,
  type Recommend,
  type RecommendedStep,
  readCarousel,
} from '../recommendation-carousel/index.ts';
import { type AddingModel, type Addition, buttonOf, type RegistryAddingStream } from '../registry-adding/index.ts';

/** The current recommendations under their heading: loading, none, or a list. */
export interface Recommended {
  readonly request: 'Loading' | 'Nothing';
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
}

interface RecommendingDependencies {
  readonly recommend: Recommend;
  /** The products on the registry; they are recommended last. */
  readonly listed: () => ReadonlyMap<Sku, number>;
  readonly log: Log;
}

/** Recommendations for the added product. */
interface Recommending {
  readonly pod: ObservableState<Recommended>;
  /** Requests recommendations for these products, for a registry of that event. */
  readonly ask: (skus: ReadonlyArray<Sku>, event: O.Option<EventType>) => void;
  readonly effects$: Observable<never>;
}

/** Creates the recommendations. A failure is only logged and gives no products (REC-03). */
export const recommendingFor = ({ recommend, listed, log }: RecommendingDependencies): Recommending => {
  const pod = createState<Recommended>({ request: 'Nothing', items: [], title: '' });
  const requests$ = new Subject<{ readonly podId: PodId; readonly skus: ReadonlyArray<Sku> }>();
  const effects$ = requests$.pipe(
    switchMap(({ podId, skus }) => readCarousel(podId, recommend(podId, skus), log)),
    tap((state) => {
      if (state._tag !== 'Loaded') return pod.set({ request: state._tag, items: [], title: '' });
      const items = carouselItems(state.pod.items, [...listed().keys()]);
      pod.set({ request: 'Nothing', items, title: state.pod.title });
    }),
    ignoreElements(),
    share(),
  );
  return { pod, ask: (skus, event) => requests$.next({ podId: podAfterAdding(event), skus }), effects$ };
};

/** A product recommended with the added one, and the state of adding it. */
export interface ExtraModel {
  readonly extra: Extra;
  /** None when the product cannot be added from the layer. */
  readonly step: O.Option<RecommendedStep>;
}

/** The layer after an addition to a registry (ADD-04); its last content stays while it closes. */
export interface AddedLayerModel {
  readonly isOpen: boolean;
  readonly site: Pick<Site, 'currencyPrefix' | 'phone'>;
  readonly grId: O.Option<GrId>;
  readonly items: ReadonlyArray<AddedItem>;
  /** How many units were added. */
  readonly addedCount: number;
  readonly actions: ReadonlyArray<AddedLayerLink>;
  readonly extras: ReadonlyArray<ExtraModel>;
  readonly carousel: CarouselModel;
}

interface AddedLayerIntents {
  readonly close: () => void;
  readonly addRecommended: (sku: Sku) => void;
  readonly addExtra: (sku: Sku) => void;
}

/** The addition that the layer shows; still there while it closes. */
interface ShownAddition {
  readonly isOpen: boolean;
  readonly addition: O.Option<Addition>;
}

/** The state from which the layer's model is made. */
interface AddedLayerState {
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
  actions: [],
  extras: [],
  carousel: { _tag: 'Nothing' },
};

/** The state of adding that product from the layer. */
const layerStep = (adding: AddingModel, sku: Sku): RecommendedStep => {
  const mutation = adding.mutations.get(sku);
  if (mutation !== undefined && 'reason' in mutation)
    return { _tag: mutation._tag, reason: notListed(mutation.reason) };
  const button = buttonOf(adding, sku);
  if (button._tag === 'Idle') return button;
  return { _tag: button._tag === 'Loading' ? 'Adding' : 'Added' };
};

const cardStep =
  (adding: AddingModel) =>
  (sku: Sku): O.Option<RecommendedStep> =>
    O.isSome(adding.chosen) ? O.some(layerStep(adding, sku)) : O.none;

/** Makes the carousel, without the products that are among the extras already. */
const carousel = (
  { pod: { request: turn, items: recommended, title }, adding, site }: AddedLayerState,
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
      isOnRegistry: false,
      add: step(item.sku),
    })),
  };
};

/** The event of one of the person's own registries; none while unknown. */
const eventOf = ({ own }: Pick<AddedLayerState['adding'], 'own'>, grId: GrId): O.Option<EventType> =>
  own._tag === 'Read'
    ? F.pipe(
        own.own,
        RA.findFirst((registry) => registry.grId === grId),
        O.map(({ eventType }) => eventType),
      )
    : O.none;

const isChecklistShown = ({ adding, site }: AddedLayerState, grId: GrId): boolean =>
  O.exists((eventType: EventType) => hasChecklist({ site, eventType }))(eventOf(adding, grId));

/** Makes the layer's model from an addition and its recommendations. */
const addedLayerModel = (state: AddedLayerState): AddedLayerModel => {
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
    actions: addedLayerLinks({ grId, isScanning, showsChecklist: isChecklistShown(state, grId) }),
    extras: extras.map((extra) => ({ extra, step: step(extra.sku) })),
    carousel: carousel(state, extras),
  };
};

interface AddedLayerDependencies {
  readonly recommend: Recommend;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add'>;
  readonly site: Site;
  /** Whether this is the page for scanning labels, where the layer offers to scan the next one (ADD-08). */
  readonly isScanning: () => boolean;
  readonly log: Log;
}

/** The layer after an addition to a registry (ADD-04); one for all pages. */
export interface AddedLayerStream extends AddedLayerIntents {
  readonly model: ObservableState<AddedLayerModel>;
  readonly open: (addition: Addition) => void;
}

/** The stream of the layer; what is recommended is only logged when it fails, and then there is none (REC-03). */
export const addedLayerStream = ({
  recommend,
  adding,
  site,
  isScanning,
  log,
}: AddedLayerDependencies): AddedLayerStream => {
  const shown = createState<ShownAddition>({ isOpen: false, addition: O.none });
  const recommending = recommendingFor({ recommend, listed: () => adding.model.value.listed, log });
  const pod = recommending.pod;

  const memo = createMemo<AddedLayerModel>();
  const compose = (): AddedLayerModel =>
    addedLayerModel({ shown: shown.value, pod: pod.value, adding: adding.model.value, site, isScanning: isScanning() });
  const present = (): AddedLayerModel => memo('layer', [shown.value, pod.value, adding.model.value], compose);

  const open = (addition: Addition): void => {
    recommending.ask(
      addition.items.map(({ identity }) => identity.sku),
      eventOf(adding.model.value, addition.grId),
    );
    shown.set({ isOpen: true, addition: O.some(addition) });
  };
  /** An addition from the layer is reported at its button only. */
  const add = (product: { readonly sku: Sku; readonly name: string; readonly hasCustomOrderConfirmation: boolean }) =>
    adding.add({ ...product, personalizationId: NOT_PERSONALIZED, quantity: 1, confirmedBy: 'nothing' });
  const isOpenToAdding = (sku: Sku): boolean => !['Adding', 'Added'].includes(layerStep(adding.model.value, sku)._tag);

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(
          shown.changes$,
          pod.changes$,
          shown.changes$.pipe(
            map(({ isOpen }) => isOpen),
            distinctUntilChanged(),
            switchMap((isOpen) => (isOpen ? adding.model.changes$ : [])),
          ),
        ).pipe(map(present), distinctUntilChanged()),
        recommending.effects$,
      ),
    },
    open,
    close: () => shown.set({ ...shown.value, isOpen: false }),
    addRecommended: (sku) =>
      F.pipe(
        pod.value.items,
        RA.findFirst((item) => item.sku === sku && isOpenToAdding(sku)),
        O.match(() => undefined, add),
      ),
    addExtra: (sku) =>
      F.pipe(
        shown.value.addition,
        O.chain(({ extras }) => O.fromNullable(extras.find((extra) => extra.sku === sku && isOpenToAdding(sku)))),
        O.match(
          () => undefined,
          ({ name }) => add({ sku, name, hasCustomOrderConfirmation: false }),
        ),
      ),
  };
};
