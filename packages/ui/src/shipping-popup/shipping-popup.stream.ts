import {
  type Catalogue,
  createState,
  type Fault,
  type Log,
  type ObservableState,
  type PopupBlock,
  type PopupNotFound,
  popupBlocks,
  type ShippingPopup,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { defer, map, type Observable, type SchedulerLike, Subject, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { observed } from '../observe/observed.ts';

/** The popup's content; nothing is shown for the first moments of loading. */
export type ShippingPopupContent =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly title: string; readonly blocks: ReadonlyArray<PopupBlock> }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The popup; the content stays while it fades out. */
export interface ShippingPopupModel {
  readonly isOpen: boolean;
  readonly content: ShippingPopupContent;
}

/** Shipping information in a dialog (ROUTE-11, ITEM-11). */
export interface ShippingPopupStream {
  readonly model: ObservableState<ShippingPopupModel>;
  /** Opens the information of that name; reads it each time. */
  readonly open: (popupName: string) => void;
  readonly close: () => void;
  /** Reads it again, as after a failure. */
  readonly tryAgain: () => void;
}

/** Reads shipping information; emits one answer. */
export type ReadPopup = (popupName: string) => Observable<E.Either<PopupNotFound | Fault, ShippingPopup>>;

export interface ShippingPopupDependencies {
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

const contentOf = (answer: E.Either<PopupNotFound | Fault, ShippingPopup>): ShippingPopupContent => {
  if (E.isRight(answer)) return { _tag: 'Shown', title: answer.right.title, blocks: popupBlocks(answer.right.html) };
  return answer.left._tag === 'PopupNotFound' ? { _tag: 'NotFound' } : { _tag: 'Failed', fault: answer.left };
};

/** Creates the popup's stream over a function that reads; `shippingPopupStream` does the same over the port. */
export const shippingPopupStreamOf = (
  read: ReadPopup,
  { scheduler, log }: ShippingPopupDependencies,
): ShippingPopupStream => {
  const cell = createState<ShippingPopupModel>({ isOpen: false, content: { _tag: 'Awaited' } });
  const requests$ = new Subject<string>();
  let last = '';
  const show = (content: ShippingPopupContent): void => cell.set({ ...cell.value, content });

  const read$ = (popupName: string): Observable<ShippingPopupContent> =>
    read(popupName).pipe(
      map(contentOf),
      delayedLoading<ShippingPopupContent>({ _tag: 'Loading' }, scheduler),
      tap((content) => {
        if (content._tag === 'NotFound' || content._tag === 'Failed') {
          log.write({ level: 'warning', tag: 'popup.read-failed', data: { popupName, reason: content._tag } })();
        }
        show(content);
      }),
    );

  const effects$ = requests$.pipe(switchMap(read$));

  const ask = (popupName: string): void => {
    last = popupName;
    cell.set({ isOpen: true, content: { _tag: 'Awaited' } });
    requests$.next(popupName);
  };

  return {
    model: observed(cell, effects$),
    open: ask,
    close: () => cell.set({ ...cell.value, isOpen: false }),
    tryAgain: () => ask(last),
  };
};

/** Creates the popup's stream over the catalogue's port. */
export const shippingPopupStream = ({
  catalogue,
  ...dependencies
}: ShippingPopupDependencies & { readonly catalogue: Pick<Catalogue, 'popup'> }): ShippingPopupStream =>
  shippingPopupStreamOf((popupName) => defer(() => catalogue.popup(popupName)()), dependencies);
