import type { ObservableState } from '../state/index.ts';
import type { ThanksChoice } from '../thank-you/index.ts';

/** Driven port: where it stands which gifts the Thank You Manager shows and in which order; on the web the address, so that there is one source of truth (THX-01). */
export interface ThanksChoices {
  readonly choice: ObservableState<ThanksChoice>;
  readonly choose: (choice: ThanksChoice) => void;
}
