import {
  type Catalogue,
  createState,
  type Log,
  type ObservableState,
  type PopupBlock,
  popupBlocks,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { defer, map, type SchedulerLike } from 'rxjs';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import { type ReadingState, reading } from '../reading/reading.ts';

/** The popup; the content stays while it fades out. */
export interface ShippingPopupModel {
  readonly isOpen: boolean;
  readonly content: ReadingState<{ readonly title: string; readonly blocks: ReadonlyArray<PopupBlock> }>;
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

export interface ShippingPopupDependencies {
  readonly catalogue: ObservablePort<Pick<Catalogue, 'popup'>>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

export const shippingPopupStream = ({ catalogue, scheduler, log }: ShippingPopupDependencies): ShippingPopupStream => {
  const isOpen = createState(false);
  const popup = reading({
    read: (popupName: string) => () =>
      defer(catalogue.popup(popupName)).pipe(map(E.map(({ title, html }) => ({ title, blocks: popupBlocks(html) })))),
    missing: 'PopupNotFound',
    tag: 'popup.read-failed',
    data: (popupName) => ({ popupName }),
    scheduler,
    log,
  });
  const model = derived([isOpen, popup.state], () => ({ isOpen: isOpen.value, content: popup.state.value }));
  return {
    model: observed(model, popup.effects$),
    open: (popupName) => {
      popup.read(popupName);
      isOpen.set(true);
    },
    close: () => isOpen.set(false),
    tryAgain: popup.tryAgain,
  };
};
