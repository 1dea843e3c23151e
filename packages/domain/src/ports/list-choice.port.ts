import type { ListChoice } from '../list/index.ts';
import type { Live } from '../live/index.ts';

/** Driven port: where the chosen sort, group and filters live; on the web the address, so that there is one source of truth (LIST-11). */
export interface ListChoices {
  readonly choice: Live<ListChoice>;
  readonly choose: (choice: ListChoice) => void;
}
