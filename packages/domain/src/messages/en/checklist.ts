import type { Checklist, TickedEntry } from '../../checklist/index.ts';
import type { EntryUnknown, Fault, ListRefusal, NoChecklist } from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { formatCount } from './formats.ts';
import { ownerRefused } from './registry.ts';

/** Why a checklist could not be read or an entry not saved. */
export type ChecklistTrouble = ListRefusal | NoChecklist | EntryUnknown | Fault;

/** The checklist (CHK-01). */
export const checklistMessages = {
  title: 'Checklist',
  intro: 'Items are checked off as you add them. Check off anything you already own.',
  /** "8 of 12 suggested", or "15 added". */
  units: ({ units, recommended }: Pick<TickedEntry, 'units' | 'recommended'>): string =>
    units >= recommended
      ? `${formatCount(units)} added`
      : `${formatCount(units)} of ${formatCount(recommended)} suggested`,
  /** Before the list has been read. */
  recommended: ({ recommended }: Pick<TickedEntry, 'recommended'>): string => `${formatCount(recommended)} suggested`,
  /** "3 of 21 done". */
  progress: ({ done, of }: Pick<Checklist, 'done' | 'of'>): string => `${formatCount(done)} of ${formatCount(of)} done`,
  groupProgress: (done: number, of: number): string => `${formatCount(done)} of ${formatCount(of)}`,
  complete: 'You’ve checked off everything. Anything you add now is just for the love of it.',
  /** Why the tick cannot be removed by hand; read to screen readers only. */
  listed: 'Checked off by what’s on your registry',
  saving: 'Saving…',
  notSaved: (trouble: ChecklistTrouble): string => {
    switch (trouble._tag) {
      case 'NoChecklist':
      case 'EntryUnknown':
        return 'The checklist has changed. Reload the page to see the latest version.';
      case 'SignInNeeded':
      case 'NotOwner':
      case 'RegistryNotFound':
        return ownerRefused(trouble);
      default:
        return faultSentence(trouble);
    }
  },
  add: 'Add',
  addLabel: (name: string): string => `Add: ${name}`,
  soldAt: (brand: string): string => `sold at ${brand}`,
  /** Unfolds what was done in a group before this visit. */
  showDone: (count: number): string => `Show ${formatCount(count)} done`,
  hideDone: 'Hide done',
  /** The full name of a button of one group. */
  inGroup: (action: string, group: string): string => `${action}: ${group}`,
  find: 'Find It',
  findLabel: (name: string, brand: string): string => `Find It: ${name} at ${brand}`,
  seeAll: 'See All',
  seeAllLabel: (name: string, brand: string): string => `See All: ${name} at ${brand}`,
  tryAgain: 'Try Again',
  notRead: 'We couldn’t load the checklist.',
  loading: 'Loading the checklist',
} as const;
