import {
  type AddAction,
  type AddTarget,
  answerTerms,
  beginAdding,
  type Catalogue,
  type CustomOrder,
  createState,
  type Log,
  type ObservableState,
  type PageContext,
  type PopupBlock,
  popupBlocks,
  type Sku,
  type TermsDialog,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  filter,
  forkJoin,
  ignoreElements,
  map,
  type Observable,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived } from '../observe/observed.ts';
import { type ReadingState, reading } from '../reading/reading.ts';

/** The text of the terms, and how long the product takes to make. */
export interface Terms {
  readonly blocks: ReadonlyArray<PopupBlock>;
  readonly leadTime: string;
}

/** The product whose terms are shown, and where it would be added (ADD-05). */
interface TermsQuestion {
  readonly sku: Sku;
  readonly name: string;
  readonly to: AddTarget;
}

/** The terms dialog; its last content stays while it fades out. */
export interface TermsDialogModel {
  readonly isOpen: boolean;
  readonly question: O.Option<TermsQuestion>;
  /** `Missing` if the product is no longer available. */
  readonly content: ReadingState<Terms>;
}

/** A product to add, which may have terms to accept first. */
export interface ProductToAdd {
  readonly sku: Sku;
  readonly name: string;
  readonly hasCustomOrderConfirmation: boolean;
}

/** Reads the terms of a product. */
export type ReadTerms = ObservablePort<Pick<Catalogue, 'customOrder'>>['customOrder'];

interface TermsDialogDependencies<Thing extends ProductToAdd> {
  readonly read: ReadTerms;
  readonly pageContext: () => PageContext;
  /** Called with the next action: at once if there are no terms, otherwise once they were accepted (ADD-05). */
  readonly onAccepted: (thing: Thing, action: AddAction) => void;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The dialog that asks a buyer to accept the terms of a special order (ADD-05, REC-07). */
export interface TermsDialogStream<Thing extends ProductToAdd> {
  readonly model: ObservableState<TermsDialogModel>;
  readonly begin: (thing: Thing, to: AddTarget) => void;
  readonly answer: (answer: 'accept' | 'decline') => void;
  readonly tryAgain: () => void;
  /** Reads the terms while subscribed; emits nothing. */
  readonly effects$: Observable<never>;
}

const termsOf = (terms: O.Option<CustomOrder>): Terms =>
  O.isSome(terms)
    ? { blocks: popupBlocks(terms.value.termsHtml), leadTime: terms.value.leadTime }
    : { blocks: [], leadTime: '' };

/** The terms dialog of one page, for one product at a time. */
export const termsDialogStream = <Thing extends ProductToAdd>({
  read,
  pageContext,
  onAccepted,
  scheduler,
  log,
}: TermsDialogDependencies<Thing>): TermsDialogStream<Thing> => {
  const shown = createState<Omit<TermsDialogModel, 'content'>>({ isOpen: false, question: O.none });
  let asking: O.Option<{ readonly thing: Thing; readonly dialog: TermsDialog }> = O.none;
  const terms = reading({
    read: (sku: Sku) => () => defer(read(sku)).pipe(map(E.map(termsOf))),
    missing: 'ProductNotFound',
    tag: 'terms.read-failed',
    data: (sku) => ({ sku }),
    scheduler,
    log,
  });

  return {
    model: derived([shown, terms.state], () => ({ ...shown.value, content: terms.state.value })),
    begin: (thing, to) => {
      const { dialog, action } = beginAdding(thing, to, pageContext());
      if (dialog._tag === 'Asking') {
        const { sku, name } = thing;
        asking = O.some({ thing, dialog });
        shown.set({ isOpen: true, question: O.some({ sku, name, to: dialog.to }) });
        terms.read(sku);
      } else onAccepted(thing, action);
    },
    answer: (given) => {
      if (O.isNone(asking)) return;
      const { thing, dialog } = asking.value;
      asking = O.none;
      shown.set({ ...shown.value, isOpen: false });
      const { action } = answerTerms(dialog, given, pageContext());
      if (action._tag !== 'Nothing') onAccepted(thing, action);
    },
    tryAgain: () => {
      if (O.isSome(asking)) terms.tryAgain();
    },
    effects$: terms.effects$,
  };
};

/** Where to go once the product is in the cart, and the shortest time before that. */
interface CartRedirect {
  readonly sku: Sku;
  readonly path: string;
  readonly afterMilliseconds: number;
}

/** Takes the buyer to the cart after terms were accepted (ADD-05). */
interface RedirectToCart {
  readonly plan: (leaving: CartRedirect) => void;
  readonly added: (sku: Sku) => void;
  readonly effects$: Observable<never>;
}

/**
 * Creates the redirect. It waits until the product is in the cart and the minimum time of the rule has passed, since
 * leaving sooner could lose the addition. After a refusal, the page stays.
 */
export const redirectToCart = (goTo: (path: string) => void, scheduler: SchedulerLike): RedirectToCart => {
  const planned$ = new Subject<CartRedirect>();
  const added$ = new Subject<Sku>();
  return {
    plan: (leaving) => planned$.next(leaving),
    added: (sku) => added$.next(sku),
    effects$: planned$.pipe(
      switchMap(({ sku, path, afterMilliseconds }) =>
        forkJoin([
          timer(afterMilliseconds, scheduler),
          added$.pipe(
            filter((requested) => requested === sku),
            take(1),
          ),
        ]).pipe(tap(() => goTo(path))),
      ),
      ignoreElements(),
    ),
  };
};
