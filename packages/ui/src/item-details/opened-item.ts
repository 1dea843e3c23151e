import type { ObservableState } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/**
 * Which item is looked at, by its identity key. Kept where the browser keeps its way back: opening is a step forward on the same address, going back closes, going forward and reading the page
 * again open. A second `close` before the first has happened does nothing.
 */
export interface OpenedItem {
  readonly opened: ObservableState<O.Option<string>>;
  readonly open: (key: string) => void;
  readonly close: () => void;
}
