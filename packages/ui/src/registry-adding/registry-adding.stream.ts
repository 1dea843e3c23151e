import {
  chosenRegistry,
  createState,
  type GrId,
  type ObservableState,
  type OwnRegistry,
  outcomeUnknown,
  paths,
  type RegistryItem,
  type Sku,
  stepAddButton,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { type MutationKeys, type MutationState, withEarlierMark } from '../mutation/index.ts';
import { ownAtFirst, ownRegistries } from '../own-registries/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import { askingTerms, type TermsDialogModel } from '../terms-dialog/index.ts';
import { passingLine } from '../toast/index.ts';
import { buttonOf, listedButtons } from './add-control.ts';
import type { WaitingMemory } from './adding-memory.ts';
import type { AddedLine, AddingIntents, AddingModel, Addition, AddWish, ListingReason } from './adding-model.ts';
import { type AskedToAdd, addingMutations, askedItem, eventOf } from './adding-mutations.ts';
import type { RegistryAddingParts } from './adding-parts.ts';
import { workingLive } from './working-state.ts';

/** What waits until somebody is signed in. */
interface WaitingWishes {
  readonly wait: (wish: AddWish) => void;
  /** What waited, once; its terms were accepted before. */
  readonly take: () => O.Option<AddWish>;
}

/** Wishes over the memory of the tab. */
const waitingWishes = ({ read, keep }: WaitingMemory): WaitingWishes => ({
  wait: ({ sku, personalizationId, name, quantity }) =>
    keep(O.some({ identity: { sku, personalizationId }, name, quantity }))(),
  take: () => {
    const wanted = read();
    if (O.isNone(wanted)) return O.none;
    keep(O.none)();
    const { identity, ...wish } = wanted.value;
    return O.some({ ...wish, ...identity, hasCustomOrderConfirmation: false, confirmedBy: 'toast' });
  },
});

/** Additions of which no answer says whether they took effect. */
interface UnansweredAdditions {
  /** Something is asked for, while the registry wants what it wants. */
  readonly asked: (asked: AskedToAdd) => void;
  /** What failed for want of an answer, and shows on the registry by now, did not fail: it is settled, and nothing is said of it. */
  readonly lookAgain: () => void;
}

/** Knows how many the registry wanted when something was asked for. */
const unansweredAdditions = (
  keys: Pick<MutationKeys, 'settle'>,
  cell: Pick<ObservableState<AddingModel>, 'value'> & { readonly set: (model: AddingModel) => void },
): UnansweredAdditions => {
  const before = new Map<Sku, { readonly item: string; readonly wanted: number }>();
  const wantedNow = (sku: Sku): number => cell.value.listed.get(sku) ?? 0;
  return {
    asked: (asked) => {
      const { sku } = asked.wish;
      before.set(sku, { item: askedItem(asked), wanted: wantedNow(sku) });
    },
    lookAgain: () => {
      const arrived = [...cell.value.mutations].flatMap(([sku, mutation]) => {
        const asked = before.get(sku);
        if (mutation._tag !== 'Failed' || !outcomeUnknown(mutation.reason) || asked === undefined) return [];
        return wantedNow(sku) > asked.wanted ? [{ sku, item: asked.item }] : [];
      });
      if (arrived.length === 0) return;
      for (const { item } of arrived) keys.settle(item);
      const mutations = new Map([...cell.value.mutations].filter(([sku]) => !arrived.some((one) => one.sku === sku)));
      cell.set({ ...cell.value, mutations });
    },
  };
};

/** How many pieces of each product are wanted, whatever its design. */
const wantedOf = (items: ReadonlyArray<RegistryItem>): ReadonlyMap<Sku, number> => {
  const counts = new Map<Sku, number>();
  for (const { product, wanted } of items) counts.set(product.sku, (counts.get(product.sku) ?? 0) + wanted);
  return counts;
};

const itemsOf = (model: RegistryModel): O.Option<ReadonlyArray<RegistryItem>> =>
  model._tag === 'Loaded' ? O.some(model.view.items) : O.none;

const NOTHING_WANTED: ReadonlyMap<Sku, number> = new Map();

/** What the chosen registry wants, as it changes; nothing while it is not known. */
const followedList = (
  chosen$: Observable<O.Option<OwnRegistry>>,
  registryAt: (grId: GrId) => Pick<RegistryStream, 'model'>,
): Observable<ReadonlyMap<Sku, number>> =>
  chosen$.pipe(
    map(O.map(({ grId }) => grId)),
    distinctUntilChanged((before, after) => O.toNullable(before) === O.toNullable(after)),
    switchMap((grId) =>
      O.isNone(grId)
        ? of(NOTHING_WANTED)
        : registryAt(grId.value).model.changes$.pipe(
            map((model) => O.toNullable(itemsOf(model))),
            distinctUntilChanged(),
            map((items) => (items === null ? NOTHING_WANTED : wantedOf(items))),
          ),
    ),
  );

const isAdding = ({ mutations }: AddingModel): boolean =>
  [...mutations.values()].some(({ _tag }) => _tag === 'Pending');

/** Whether something is on its way to a registry; looking at it reads nothing. */
const addingNow = (known: ObservableState<AddingModel>): ObservableState<boolean> => ({
  get value() {
    return isAdding(known.value);
  },
  changes$: known.changes$.pipe(map(isAdding), distinctUntilChanged()),
});

/** Adding to a registry of one's own, from every page of the shop (ADD-01 to ADD-05). There is one, over all pages. */
export interface RegistryAddingStream extends AddingIntents {
  /** Reads one's own registries with its first observer, and follows the chosen one. */
  readonly model: ObservableState<AddingModel>;
  /** Does what was asked as long as somebody looks at it. */
  readonly toast: ObservableState<O.Option<AddedLine>>;
  readonly isAdding: ObservableState<boolean>;
  readonly terms: ObservableState<TermsDialogModel>;
  readonly dismissToast: () => void;
  readonly holdToast: (isHeld: boolean) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}

/** The stream of adding; whoever is asked to sign in finds what was wanted added on coming back. */
export const registryAddingStream = (parts: RegistryAddingParts): RegistryAddingStream => {
  const {
    source,
    registryAt,
    shell,
    currentUser,
    goTo,
    askToSignIn,
    onAdded,
    waiting,
    chosenMemory,
    keys,
    scheduler,
    log,
  } = parts;
  const toasts = passingLine<Pick<AddedLine, 'addition'>>(scheduler);
  const again$ = new Subject<void>();
  const cell = createState<AddingModel>({
    own: ownAtFirst(shell.value),
    chosen: O.none,
    listed: new Map(),
    mutations: new Map(),
    buttons: new Map(),
  });
  const change = (to: Partial<AddingModel>): void => cell.set({ ...cell.value, ...to });

  const step = (sku: Sku, state: MutationState<ListingReason, Addition>): void => {
    const button = stepAddButton('list')(buttonOf(cell.value, sku), eventOf(state));
    change({
      buttons: new Map(cell.value.buttons).set(sku, button),
      mutations: new Map(cell.value.mutations).set(sku, state),
    });
  };

  const tell = (addition: Addition, { confirmedBy }: AddWish): void => {
    if (confirmedBy === 'nothing') return;
    toasts.say({ addition });
    if (confirmedBy === 'layer') onAdded(addition);
  };
  const wishes = waitingWishes(waiting);
  /** Asks over the page; from the terms dialog, which is a layer itself, the sign-in page takes over (AUTH-01). */
  const signInFor = (wish: AddWish): void => {
    const { path } = currentUser();
    wishes.wait(wish);
    if (wish.hasCustomOrderConfirmation) goTo(paths.signIn(path));
    else askToSignIn(path);
  };
  const unanswered = unansweredAdditions(keys, cell);
  const adding = addingMutations({
    source,
    registryAt,
    onState: (state, { grId, wish }) => {
      const { chosen } = cell.value;
      if (state._tag === 'Pending') unanswered.asked({ grId, wish });
      if (O.isSome(chosen) && chosen.value.grId === grId) step(wish.sku, state);
      if (state._tag === 'Succeeded') tell(withEarlierMark(state), wish);
      if (state._tag === 'Failed') {
        unanswered.lookAgain();
        const { _tag: reason } = state.reason;
        log.write({ level: 'warning', tag: 'registry.addition-failed', data: { sku: wish.sku, reason } })();
        if (reason !== 'SignInNeeded') return;
        // The session has ended under the page: on as for whoever was not signed in, whose terms were accepted.
        parts.onSignedOut();
        signInFor(wish);
      }
    },
    keys,
    scheduler,
  });

  const put = (wish: AddWish): void => {
    const { chosen } = cell.value;
    if (O.isSome(chosen)) adding.ask({ grId: chosen.value.grId, wish });
  };
  const terms = askingTerms<AddWish>({
    read: source.readTerms,
    currentUser,
    onAccepted: (wish, mutation) => {
      if (mutation._tag === 'AddToRegistry') return put(wish);
      if (mutation._tag === 'SignIn') signInFor(wish);
    },
    scheduler,
    log,
  });

  /** What waited for signing in is added once it is known to which registry. */
  const addWaiting = (): void => {
    if (O.isNone(cell.value.chosen)) return;
    const wanted = wishes.take();
    if (O.isSome(wanted)) put(wanted.value);
  };

  const list = (listed: AddingModel['listed']): void => {
    change({ listed, buttons: listedButtons(cell.value.buttons, listed) });
    unanswered.lookAgain();
  };
  const reading$ = merge(
    ownRegistries({ shell, read$: source.readOwn$, again$, log }).pipe(
      tap((own) => {
        change({ own, chosen: own._tag === 'Read' ? chosenRegistry(own.own, chosenMemory.read()) : O.none });
        addWaiting();
      }),
    ),
    followedList(
      defer(() => cell.changes$.pipe(map(({ chosen }) => chosen))),
      registryAt,
    ).pipe(tap(list)),
  );
  const mutations$: Observable<never> = merge(adding.effects$, toasts.effects$, terms.effects$).pipe(share());
  const model$ = merge(mutations$, reading$).pipe(ignoreElements(), share());

  return {
    model: workingLive(cell, model$),
    toast: workingLive(toasts.toast, mutations$),
    isAdding: addingNow(cell),
    terms: terms.model,
    add: (wish) => {
      const { own, chosen } = cell.value;
      if (own._tag === 'Read' && O.isNone(chosen)) return goTo(paths.newRegistry);
      terms.begin(wish, 'registry');
    },
    choose: (grId) => {
      const { own } = cell.value;
      if (own._tag !== 'Read') return;
      chosenMemory.keep(grId)();
      change({ chosen: chosenRegistry(own.own, [grId]), buttons: new Map(), mutations: new Map() });
    },
    tryAgain: () => again$.next(),
    dismissToast: toasts.dismiss,
    holdToast: toasts.hold,
    answerTerms: terms.answer,
    readTermsAgain: terms.tryAgain,
  };
};
