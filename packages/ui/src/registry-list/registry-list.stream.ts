import {
  type Analytics,
  type AskedAt,
  askedFor,
  type CartAddition,
  type CartRequest,
  type Clock,
  calendarDayIn,
  choiceEvents,
  coerceGuestQuantity,
  createState,
  type GrId,
  guestQuantityField,
  type ItemIdentity,
  identityKey,
  type ListChoice,
  type ListChoices,
  type Log,
  NO_FILTERS,
  type ObservableState,
  paths,
  type Referrer,
  type RegistryView,
  type Site,
  tabEvents,
  toggleFilter,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import {
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  tap,
} from 'rxjs';
import { type AddOne, addOneTo, type CartToFill, type ThingKeys } from '../cart-addition/index.ts';
import {
  type CardState,
  type DraftMemory,
  drafts,
  type ItemCards,
  type ListBarIntents,
  type ListChoosing,
  type RegistryListModel,
  withQuantity,
} from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { type CardStates, cardStates } from './card-states.ts';
import { type ListBuying, listBuying, type TermsOfList } from './list-buying.ts';
import { pageComposer } from './page-composer.ts';

const reached = (state: CardState): CardState =>
  state.add._tag === 'Refused' && state.add.reason._tag === 'Unavailable' ? { ...state, add: { _tag: 'Idle' } } : state;

/** Idempotency the page is live again, no card says any longer that we cannot be reached (LIVE-01). Says nothing itself. */
const reachedAgain = ({ model }: Pick<RegistryStream, 'model'>, states: CardStates): Observable<never> =>
  model.changes$.pipe(
    map((registry) => registry._tag === 'Loaded' && registry.connection === 'live'),
    distinctUntilChanged(),
    filter((isLive) => isLive),
    tap(() => states.changeEach(reached)),
    ignoreElements(),
  );

/** The cards of a list, and the quantities that are typed on them. */
interface ListQuantities extends Pick<ItemCards, 'typeQuantity' | 'leaveQuantity' | 'stepQuantity'> {
  readonly states: CardStates;
  /** What was asked for and went into the cart is not kept for a reload any more. */
  readonly added: (addition: Pick<CartAddition, 'added' | 'isEarlier'>) => void;
}

/** Quantities as they were typed before the page was loaded again; each change of one is kept. */
const listQuantities = (memory: DraftMemory): ListQuantities => {
  const typed = drafts(memory);
  const states = cardStates(typed);
  const set = (identity: ItemIdentity, change: (text: string) => string): void => {
    const before = states.of(identity).quantity;
    states.change(identity, (state) => withQuantity(state, change(state.quantity)));
    const { quantity } = states.of(identity);
    if (quantity !== before) typed.keep(identity, quantity);
  };
  return {
    states,
    typeQuantity: (identity, text) => set(identity, () => guestQuantityField.type(text)),
    leaveQuantity: (identity) => set(identity, guestQuantityField.blur),
    stepQuantity: (identity, by) => set(identity, (text) => String(coerceGuestQuantity(Number(text) + by))),
    added: ({ added, isEarlier }) => {
      if (isEarlier) return;
      for (const { identity, quantity } of added) if (typed.of(identity) === String(quantity)) typed.forget(identity);
    },
  };
};

/** Where an item stands on the page of its registry as it is sectioned, sorted and filtered now (BUY-04); none when it is not there. */
const listPlaceOf = (model: RegistryListModel, identity: ItemIdentity): O.Option<AskedAt> => {
  if (model._tag !== 'Loaded' || model.body._tag !== 'Sections') return O.none;
  const { grId, role } = model.header;
  const cards = model.body.sections.flatMap((section) => section.cards);
  const position = cards.findIndex(({ key }) => key === identityKey(identity));
  const card = cards[position];
  if (card === undefined) return O.none;
  const { product, personalization } = card.item;
  return O.some({
    location: 'registry-list',
    url: role === 'guest' ? paths.guestList(grId) : paths.registrantList(grId),
    position: position + 1,
    totalPositions: cards.length,
    ...askedFor(product, personalization),
  });
};

/** Where choices are kept, and who is told of them. */
interface ListChoosingParts {
  readonly listChoices: ListChoices;
  readonly analytics: Analytics;
  /** The registry that is shown; none while none is. */
  readonly grId: IO.IO<O.Option<GrId>>;
}

/** Chooses for the list of a registry, and tells what was chosen (LIST-08, ANA-01); going back in the address chooses nothing, and tells nothing. */
const listChoosing = ({ listChoices: { choice, choose }, analytics, grId }: ListChoosingParts): ListChoosing => {
  const change = (changed: Partial<ListChoice>): void => {
    const [before, after] = [choice.value, { ...choice.value, ...changed }];
    const events = F.pipe(
      grId(),
      O.match(
        () => [],
        (id) => [...tabEvents(id, before.tab, after.tab), ...choiceEvents(id, before, after)],
      ),
    );
    choose(after);
    for (const event of events) analytics.track(event)();
  };
  return {
    chooseTab: (tab) => change({ tab }),
    chooseSort: (sortBy) => change({ sortBy: O.some(sortBy) }),
    chooseGroup: (groupBy) => change({ groupBy }),
    chooseGiftOption: (giftOption) => change({ giftOption }),
    toggleFilter: (one) => change({ filters: toggleFilter(choice.value.filters, one) }),
    clearFilters: () => change({ giftOption: 'all', filters: NO_FILTERS }),
  };
};

/** The folded sections once that one was folded, or opened where it was folded already (PAGE-06). */
const foldedOrOpened = (folded: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  folded.has(key) ? new Set([...folded].filter((one) => one !== key)) : new Set([...folded, key]);

/** The registry page's list, and what can be done with it. */
export interface RegistryListStream extends ItemCards, ListBarIntents {
  readonly model: ObservableState<RegistryListModel>;
  readonly toggleSection: (key: string) => void;
  /** What is asked before something made for its buyer goes into the cart (ADD-05). */
  readonly terms: Pick<ListBuying['terms'], 'model' | 'answer' | 'tryAgain'>;
  /** What would be bought of an item at this moment, in the quantity that its card then says; none while no registry is there. */
  readonly wanted: (identity: ItemIdentity) => O.Option<CartRequest>;
  /** The registry's link could not be copied; that is only logged (SHARE-01). */
  readonly linkNotCopied: (problem: string) => void;
  /** Reads the registry again, as after a failure. */
  readonly reload: () => void;
}

/** What the list stands on, and what opens over it. */
export interface RegistryListParts extends TermsOfList, Pick<ItemCards, 'contribute' | 'manage' | 'goElsewhere'> {
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly listChoices: ListChoices;
  /** Told of what is chosen (ANA-01). */
  readonly analytics: Analytics;
  readonly site: Site;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: Referrer;
  readonly clock: Clock;
  /** The quantities that were typed and not asked for yet. */
  readonly quantities: DraftMemory;
  /** Shared by all that puts things into the cart; outlives a reload of the page. */
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Told of every addition, so that the count beside the cart can follow. */
  readonly onAdded: (addition: CartAddition) => void;
  /** What the frame of the page knows of the cart. */
  readonly shell: ObservableState<{ readonly cartCount: number }>;
}

/** The list over one way to add; `registryListStream` is the same over the cart's port. */
export const registryListStreamOf = (addOne: AddOne, parts: RegistryListParts): RegistryListStream => {
  const { registry, listChoices, analytics, site, clock, log, contribute, manage, goElsewhere, shell } = parts;
  const { states, added, ...quantities } = listQuantities(parts.quantities);
  const folded = createState<ReadonlySet<string>>(new Set());
  const isFilterOpen = createState(false);
  const view = () => (registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none);
  const grId = () => O.map(({ grId: its }: RegistryView) => its)(view());
  const compose = pageComposer(site, () => calendarDayIn(site.timeZone, clock.now()), parts.referrer);
  const buying = listBuying({
    ...parts,
    addOne,
    view,
    states,
    askedAt: (identity) => listPlaceOf(present(), identity),
    onAdded: (addition) => {
      added(addition);
      parts.onAdded(addition);
    },
  });

  const present = (): RegistryListModel =>
    compose(
      registry.model.value,
      listChoices.choice.value,
      states.all.value,
      folded.value,
      shell.value.cartCount,
      isFilterOpen.value,
    );

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(
          registry.model.changes$,
          listChoices.choice.changes$,
          states.all.changes$,
          folded.changes$,
          isFilterOpen.changes$,
          shell.changes$,
        ).pipe(map(present), distinctUntilChanged()),
        buying.effects$,
        reachedAgain(registry, states),
      ),
    },
    cardStates: states.all,
    ...listChoosing({ listChoices, analytics, grId }),
    toggleFilterPanel: () => isFilterOpen.set(!isFilterOpen.value),
    toggleSection: (key) => folded.set(foldedOrOpened(folded.value, key)),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link-not-copied', data: { problem } })(),
    reload: registry.reload,
    ...quantities,
    addToCart: buying.addToCart,
    terms: buying.terms,
    wanted: (identity) =>
      O.map((id: GrId) => ({
        grId: O.some(id),
        identity,
        quantity: Number(guestQuantityField.blur(states.of(identity).quantity)),
      }))(grId()),
    contribute,
    manage,
    goElsewhere,
  };
};

/** The list of a registry whose gifts go into that cart. */
export const registryListStream = ({
  cart,
  ...parts
}: RegistryListParts & { readonly cart: CartToFill }): RegistryListStream =>
  registryListStreamOf(addOneTo(cart), parts);
