import type { ListChoice } from '../list/index.ts';
import type { ObservableState } from '../state/index.ts';

/** Driven port: where the chosen sort, group and filters live; on the web the address, so that there is one source of truth (LIST-11). */
export interface ListChoices {
  readonly choice: ObservableState<ListChoice>;
  readonly choose: (choice: ListChoice) => void;
}
