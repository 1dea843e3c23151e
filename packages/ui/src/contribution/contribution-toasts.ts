import type { PassingLine } from '../toast/index.ts';
import type { Giving } from './contribution-state.ts';

/** What went into the cart while its dialog was not there to say so. */
export interface ContributionSaid extends Giving {
  /** What it goes to. */
  readonly name: string;
}

/** The line that says so. */
export type ContributionToasts = PassingLine<ContributionSaid>;
