import {
  type Catalogue,
  chosenRegistry,
  createState,
  type GrId,
  type IdempotencyKey,
  type ItemAddition,
  type Log,
  type ObservableState,
  type OwnRegistry,
  type PageContext,
  paths,
  type Registries,
  type RegistryItem,
  type Sku,
  stepAddButton,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { type MutationKeys, type MutationState, mutation, withEarlierMark } from '../mutation/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import { initialOwnRegistries, ownRegistries } from '../own-registries/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import { type TermsDialogModel, termsDialogStream } from '../terms-dialog/index.ts';
import { timedToast } from '../toast/index.ts';
import { buttonOf, eventOf, listedButtons } from './add-control.ts';
import { type ChosenMemory, type WaitingMemory, waitingRequests } from './adding-memory.ts';
import type { AddedLine, AddingIntents, AddingModel, Addition, AddWish, ListingReason } from './adding-model.ts';

/** The requests of adding; each emits one answer and completes. */
export type AddingSource = ReturnType<typeof addingSource>;

interface AddingPorts {
  readonly catalogue: ObservablePort<Pick<Catalogue, 'customOrder'>>;
  readonly registries: Pick<Registries, 'addItems' | 'mine'>;
}

/** Creates the requests over the ports. */
export const addingSource = ({ catalogue, registries }: AddingPorts) => ({
  readOwn$: defer(registries.mine),
  add: (grId: GrId, addition: ItemAddition, key: IdempotencyKey) =>
    defer(registries.addItems(grId, [addition], O.some(key))),
  readTerms: catalogue.customOrder,
});

/** How many units of each product are wanted, whatever the design. */
const wantedOf = (items: ReadonlyArray<RegistryItem>): ReadonlyMap<Sku, number> => {
  const counts = new Map<Sku, number>();
  for (const { product, wanted } of items) counts.set(product.sku, (counts.get(product.sku) ?? 0) + wanted);
  return counts;
};

const itemsOf = (model: RegistryModel): O.Option<ReadonlyArray<RegistryItem>> =>
  model._tag === 'Loaded' ? O.some(model.view.items) : O.none;

const NOTHING_WANTED: ReadonlyMap<Sku, number> = new Map();

/** Emits the quantities that the chosen registry wants, as they change; empty while unknown. */
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

/** A request to add a quantity of a product to that registry. */
interface AddRequest {
  readonly grId: GrId;
  readonly wish: AddWish;
}

/** Identifies the registry, product and design of a request, whatever the quantity. */
const itemOf = ({ grId, wish: { sku, personalizationId } }: AddRequest): string =>
  `${grId} ${sku}-${personalizationId}`;

const isAdding = ({ mutations }: AddingModel): boolean =>
  [...mutations.values()].some(({ _tag }) => _tag === 'Pending');

/** Whether an addition to a registry is pending; observing it reads nothing. */
const addingNow = (known: ObservableState<AddingModel>): ObservableState<boolean> =>
  derived([known], () => isAdding(known.value));

/** Adding to the person's registries, from every page of the shop (ADD-01 to ADD-05); one for all pages. */
export interface RegistryAddingStream extends AddingIntents {
  /** Reads the person's registries when first observed, and follows the chosen one. */
  readonly model: ObservableState<AddingModel>;
  /** The toast after an addition; observing it also runs the requests. */
  readonly toast: ObservableState<O.Option<AddedLine>>;
  readonly isAdding: ObservableState<boolean>;
  readonly terms: ObservableState<TermsDialogModel>;
  readonly dismissToast: () => void;
  readonly holdToast: (isHeld: boolean) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}

export interface RegistryAddingDependencies {
  readonly source: AddingSource;
  /** The stream of a registry; the chosen one is observed. */
  readonly registryAt: (grId: GrId) => Pick<RegistryStream, 'model' | 'fold'>;
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  /** Whether the person has an account, and the page's path with its query. */
  readonly pageContext: () => PageContext;
  readonly goTo: (path: string) => void;
  /** Opens the sign-in dialog, for returning to that path (AUTH-01). */
  readonly askToSignIn: (path: string) => void;
  /** Called with additions that are shown in a layer. */
  readonly onAdded: (addition: Addition) => void;
  /** Called when the service no longer knows this browser as signed in. */
  readonly onSignedOut: () => void;
  readonly waiting: WaitingMemory;
  readonly chosenMemory: ChosenMemory;
  /** Stored beyond the page, so that nothing is added twice (CART-08). */
  readonly keys: MutationKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The stream of adding; a request that required sign-in is carried out when the person returns. */
export const registryAddingStream = (dependencies: RegistryAddingDependencies): RegistryAddingStream => {
  const {
    source,
    registryAt,
    shell,
    pageContext,
    goTo,
    askToSignIn: requireSignIn,
    onAdded,
    waiting,
    chosenMemory,
    keys,
    scheduler,
    log,
  } = dependencies;
  const toasts = timedToast<Pick<AddedLine, 'addition'>>(scheduler);
  const again$ = new Subject<void>();
  const cell = createState<AddingModel>({
    own: initialOwnRegistries(shell.value),
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
    toasts.show({ addition });
    if (confirmedBy === 'layer') onAdded(addition);
  };
  const wishes = waitingRequests(waiting);
  /** Opens the sign-in dialog; from the terms dialog, goes to the sign-in page instead of opening a second dialog (AUTH-01). */
  const signInFor = (wish: AddWish): void => {
    const { path } = pageContext();
    wishes.wait(wish);
    if (wish.hasCustomOrderConfirmation) goTo(paths.signIn(path));
    else requireSignIn(path);
  };
  const wantedNow = (sku: Sku): number => cell.value.listed.get(sku) ?? 0;
  /** The request that was sent last for each product, and how many the registry wanted then. */
  const sent = new Map<Sku, { readonly item: string; readonly wanted: number }>();
  /** An unconfirmed addition that shows on the registry by now took effect: its key is settled, and its button is ready again. */
  const resolveListed = (): void => {
    for (const [sku, { item, wanted }] of sent)
      if (cell.value.mutations.get(sku)?._tag === 'Unconfirmed' && wantedNow(sku) > wanted) keys.settle(item);
  };
  const adding = mutation<AddRequest, ListingReason, Addition>({
    run: ({ grId, wish: { sku, personalizationId, quantity } }, key) =>
      source.add(grId, { identity: { sku, personalizationId }, quantity }, key).pipe(
        tap((answer) => {
          if (E.isRight(answer)) registryAt(grId).fold(answer.right.patch);
        }),
        map(E.map(({ items, extras }): Addition => ({ grId, items, extras }))),
      ),
    intentOf: (request) => ({ item: itemOf(request), asked: request.wish.quantity }),
    withAsked: (request, quantity) => ({ ...request, wish: { ...request.wish, quantity } }),
    onState: (state, request) => {
      const { grId, wish } = request;
      const { chosen } = cell.value;
      if (state._tag === 'Pending') sent.set(wish.sku, { item: itemOf(request), wanted: wantedNow(wish.sku) });
      if (O.isSome(chosen) && chosen.value.grId === grId) step(wish.sku, state);
      if (state._tag === 'Succeeded') tell(withEarlierMark(state), wish);
      if ('reason' in state) {
        resolveListed();
        const { _tag: reason } = state.reason;
        log.write({ level: 'warning', tag: 'registry.addition-failed', data: { sku: wish.sku, reason } })();
        if (reason !== 'SignInNeeded') return;
        // The session has ended under the page: continues as for a person who was not signed in, with terms accepted.
        dependencies.onSignedOut();
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
  const terms = termsDialogStream<AddWish>({
    read: source.readTerms,
    pageContext,
    onAccepted: (wish, mutation) => {
      if (mutation._tag === 'AddToRegistry') return put(wish);
      if (mutation._tag === 'SignIn') signInFor(wish);
    },
    scheduler,
    log,
  });

  /** A request that waited for sign-in is carried out once the registry is known. */
  const addWaiting = (): void => {
    if (O.isNone(cell.value.chosen)) return;
    const wanted = wishes.take();
    if (O.isSome(wanted)) put(wanted.value);
  };

  const list = (listed: AddingModel['listed']): void => {
    change({ listed, buttons: listedButtons(cell.value.buttons, listed) });
    resolveListed();
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
  const model$ = merge(mutations$, reading$);

  return {
    model: observed(cell, model$),
    toast: observed(toasts.toast, mutations$),
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
