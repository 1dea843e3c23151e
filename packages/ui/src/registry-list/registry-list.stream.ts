import {
  type Analytics,
  type CartAddition,
  type CartRequest,
  type Clock,
  calendarDayIn,
  createState,
  type GrId,
  guestQuantityField,
  type ItemIdentity,
  type ListChoices,
  type Log,
  type ObservableState,
  type Referrer,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge, type SchedulerLike } from 'rxjs';
import { type AddOne, addOneTo, type CartToFill, type ThingKeys } from '../cart-addition/index.ts';
import type { DraftMemory, ItemCards, ListBarIntents, RegistryListModel } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { foldedOrOpened } from './folded-sections.ts';
import { type ListBuying, listBuying, type TermsOfList } from './list-buying.ts';
import { listChoosing } from './list-choosing.ts';
import { listPlaceOf } from './list-place.ts';
import { listQuantities } from './list-quantities.ts';
import { pageComposer } from './page-composer.ts';
import { reachedAgain } from './reached-again.ts';

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
