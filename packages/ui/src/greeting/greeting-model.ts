import type { Fault, GreetingCount, GreetingTooLong, ListRefusal } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Why the greeting was not saved. */
export type GreetingProblem = ListRefusal | GreetingTooLong | Fault;

/** The dialog in which the greeting is edited (GREET-01, GREET-04). */
export interface GreetingModel {
  readonly isOpen: boolean;
  /** As it was typed. */
  readonly text: string;
  readonly count: GreetingCount;
  /** How many characters of what was typed or pasted last did not fit. */
  readonly leftOut: number;
  readonly isSaving: boolean;
  readonly problem: O.Option<GreetingProblem>;
  /** How the guests are greeted by now, when another registrant has changed that while it was edited here. */
  readonly meanwhile: O.Option<string>;
  /** What was done, to be said aloud; empty while there is nothing to say. */
  readonly said: string;
}

/** What can be done with it. */
export interface GreetingIntents {
  readonly open: () => void;
  readonly type: (text: string) => void;
  /** The field was left. */
  readonly leave: () => void;
  readonly save: () => void;
  /** Changes nothing; while it is being saved it stays. */
  readonly close: () => void;
}
