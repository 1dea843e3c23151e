import {
  type AddAction,
  type AddTarget,
  answerTerms,
  beginAdding,
  type Catalogue,
  type CustomOrder,
  createState,
  type Fault,
  type Log,
  type ObservableState,
  type PageContext,
  type PopupBlock,
  type ProductNotFound,
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
import { delayedLoading } from '../delayed-loading/index.ts';

/** The terms of a custom order: `Awaited` for the first moments, then loading; the text; or why there is none. */
export type TermsContent =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  /** The product is no longer available. */
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Shown'; readonly blocks: ReadonlyArray<PopupBlock>; readonly leadTime: string };

/** The product whose terms are shown, and where it would be added (ADD-05). */
export interface TermsQuestion {
  readonly sku: Sku;
  readonly name: string;
  readonly to: AddTarget;
}

/** The terms dialog; its last content stays while it fades out. */
export interface TermsDialogModel {
  readonly isOpen: boolean;
  readonly question: O.Option<TermsQuestion>;
  readonly content: TermsContent;
}

/** A product to add, which may have terms to accept first. */
export interface ProductToAdd {
  readonly sku: Sku;
  readonly name: string;
  readonly hasCustomOrderConfirmation: boolean;
}

/** Reads the terms of a product; emits one answer and completes. */
export type ReadTerms = (sku: Sku) => Observable<E.Either<ProductNotFound | Fault, O.Option<CustomOrder>>>;

/** Reads the terms over the port. */
export const readTermsFrom =
  (catalogue: Pick<Catalogue, 'customOrder'>): ReadTerms =>
  (sku) =>
    defer(() => catalogue.customOrder(sku)());

export interface TermsDialogDependencies<Thing extends ProductToAdd> {
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

const shown = (terms: O.Option<CustomOrder>): TermsContent =>
  O.isSome(terms)
    ? { _tag: 'Shown', blocks: popupBlocks(terms.value.termsHtml), leadTime: terms.value.leadTime }
    : { _tag: 'Shown', blocks: [], leadTime: '' };

const contentOf = (answer: E.Either<ProductNotFound | Fault, O.Option<CustomOrder>>): TermsContent => {
  if (E.isRight(answer)) return shown(answer.right);
  return answer.left._tag === 'ProductNotFound' ? { _tag: 'Gone' } : { _tag: 'Failed', fault: answer.left };
};

/** The terms dialog of one page, for one product at a time. */
export const termsDialogStream = <Thing extends ProductToAdd>({
  read,
  pageContext,
  onAccepted,
  scheduler,
  log,
}: TermsDialogDependencies<Thing>): TermsDialogStream<Thing> => {
  const cell = createState<TermsDialogModel>({ isOpen: false, question: O.none, content: { _tag: 'Awaited' } });
  const requests$ = new Subject<Sku>();
  let asking: O.Option<{ readonly thing: Thing; readonly dialog: TermsDialog }> = O.none;

  const readAnew = (sku: Sku): void => {
    cell.set({ ...cell.value, content: { _tag: 'Awaited' } });
    requests$.next(sku);
  };

  return {
    model: cell,
    begin: (thing, to) => {
      const { dialog, action } = beginAdding(thing, to, pageContext());
      if (dialog._tag === 'Asking') {
        const { sku, name } = thing;
        asking = O.some({ thing, dialog });
        cell.set({ isOpen: true, question: O.some({ sku, name, to: dialog.to }), content: { _tag: 'Awaited' } });
        requests$.next(sku);
      } else onAccepted(thing, action);
    },
    answer: (given) => {
      if (O.isNone(asking)) return;
      const { thing, dialog } = asking.value;
      asking = O.none;
      cell.set({ ...cell.value, isOpen: false });
      const { action } = answerTerms(dialog, given, pageContext());
      if (action._tag !== 'Nothing') onAccepted(thing, action);
    },
    tryAgain: () => {
      if (O.isSome(asking)) readAnew(asking.value.thing.sku);
    },
    effects$: requests$.pipe(
      switchMap((sku) =>
        read(sku).pipe(
          tap((answer) => {
            if (E.isLeft(answer)) {
              log.write({ level: 'warning', tag: 'terms.read-failed', data: { sku, reason: answer.left._tag } })();
            }
          }),
          map(contentOf),
          delayedLoading<TermsContent>({ _tag: 'Loading' }, scheduler),
        ),
      ),
      tap((content) => cell.set({ ...cell.value, content })),
      ignoreElements(),
    ),
  };
};

/** Where to go once the product is in the cart, and the shortest time before that. */
interface CartRedirect {
  readonly sku: Sku;
  readonly path: string;
  readonly afterMilliseconds: number;
}

/** Takes the buyer to the cart after terms were accepted (ADD-05). */
export interface RedirectToCart {
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
