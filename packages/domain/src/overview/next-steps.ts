/*
 * [OVR-01] [CO-01] [SETS-01] What a registrant does next, the most urgent first, never more than four: before the event what makes the list good for guests, after it what is left to settle, and whenever gifts wait for it, to say thank you.
 *
 * @example nextSteps({
 *     isPostEvent: false,
 *     daysToGo: O.none,
 *     items: [],
 *     toThank: 0,
 *     hasPhoto: false,
 *     hasGreeting: false,
 *     isPrivate: false,
 *     needsAddress: false,
 *     checklist: O.none,
 *     hasCode: false,
 *     features: { nlaReplacement: true },
 *   })[0] // => { _tag: 'BeginList' }
 */
import { option as O } from 'fp-ts';
import type { Checklist } from '../checklist/index.ts';
import { isReplaceable, missingOfSet, type RegistryItem, remaining } from '../item/index.ts';
import type { SiteFeatures } from '../site/index.ts';

/** A suggested next step for a registry. */
export type NextStep =
  | {
      readonly _tag:
        | 'BeginList'
        | 'GiveAddress'
        | 'LetGuestsIn'
        | 'AddMore'
        | 'LoveSome'
        | 'AddPhoto'
        | 'WriteGreeting'
        | 'ShareLink';
    }
  /** `count` items are no longer available and still needed; `gone` also counts those that are not needed any more. */
  | { readonly _tag: 'ReplaceNoLongerAvailable'; readonly count: number; readonly gone: number }
  | { readonly _tag: 'FollowChecklist'; readonly done: number; readonly of: number }
  /** Sets of which some are bought, the one that misses least first, and the days until the event. */
  | {
      readonly _tag: 'CompleteSets';
      readonly sets: ReadonlyArray<{ readonly name: string; readonly missing: number }>;
      readonly daysToGo: O.Option<number>;
    }
  /** `count` gifts have not been thanked for yet. */
  | { readonly _tag: 'SayThanks'; readonly count: number }
  /** `units` wanted units were not bought; with a valid completion code they cost less. */
  | { readonly _tag: 'BuyTheRest'; readonly units: number; readonly hasCode: boolean };

/** The parts of a registry that its next steps depend on. */
export interface NextStepsContext {
  readonly isPostEvent: boolean;
  /** `none` when the event has no date, or is over. */
  readonly daysToGo: O.Option<number>;
  readonly items: ReadonlyArray<RegistryItem>;
  /** The number of gifts not thanked for yet; zero while unknown. */
  readonly toThank: number;
  readonly hasPhoto: boolean;
  /** Whether the registrants wrote the greeting themselves. */
  readonly hasGreeting: boolean;
  readonly isPrivate: boolean;
  /** Whether the delivery address is missing; false while unknown. */
  readonly needsAddress: boolean;
  /** `none` when there is no checklist, or while it is unknown. */
  readonly checklist: O.Option<Pick<Checklist, 'done' | 'of'>>;
  /** Whether the registrants have a completion code that is valid now. */
  readonly hasCode: boolean;
  readonly features: Pick<SiteFeatures, 'nlaReplacement'>;
}

const MOST_STEPS = 4;

const sum = (items: ReadonlyArray<RegistryItem>, of: (item: RegistryItem) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

const when = (isSo: boolean, step: NextStep): ReadonlyArray<NextStep> => (isSo ? [step] : []);

const begunSets = (items: ReadonlyArray<RegistryItem>) =>
  items
    .flatMap((item) =>
      O.match(
        () => [],
        (missing: number) => [{ name: item.product.name, missing }],
      )(missingOfSet(item)),
    )
    .toSorted((one, other) => one.missing - other.missing);

const thanking = ({ toThank }: Pick<NextStepsContext, 'toThank'>): ReadonlyArray<NextStep> =>
  when(toThank > 0, { _tag: 'SayThanks', count: toThank });

const afterwards = (context: Pick<NextStepsContext, 'items' | 'toThank' | 'hasCode'>): ReadonlyArray<NextStep> => {
  const units = sum(
    context.items.filter(({ product }) => !product.isNla),
    remaining,
  );
  return [...thanking(context), ...when(units > 0, { _tag: 'BuyTheRest', units, hasCode: context.hasCode })];
};

/** The suggested next steps for that registry. */
export const nextSteps = (context: NextStepsContext): ReadonlyArray<NextStep> => {
  const { isPostEvent, items, hasPhoto, hasGreeting, isPrivate, needsAddress, checklist, features } = context;
  if (isPostEvent) return afterwards(context);
  const isEmpty = items.length === 0;
  const count = features.nlaReplacement ? items.filter(isReplaceable).length : 0;
  const gone = items.filter(({ product }) => product.isNla).length;
  const sets = begunSets(items);
  const isMostlyBought = 2 * sum(items, remaining) < sum(items, ({ wanted }) => wanted);
  return [
    ...when(isEmpty, { _tag: 'BeginList' }),
    ...when(!isEmpty && needsAddress, { _tag: 'GiveAddress' }),
    ...when(count > 0, { _tag: 'ReplaceNoLongerAvailable', count, gone }),
    ...when(isPrivate, { _tag: 'LetGuestsIn' }),
    ...thanking(context),
    ...when(sets.length > 0, { _tag: 'CompleteSets', sets, daysToGo: context.daysToGo }),
    ...when(!isEmpty && isMostlyBought, { _tag: 'AddMore' }),
    ...O.match(
      (): ReadonlyArray<NextStep> => [],
      ({ done, of }: Pick<Checklist, 'done' | 'of'>) => when(done < of, { _tag: 'FollowChecklist', done, of }),
    )(checklist),
    ...when(!hasPhoto, { _tag: 'AddPhoto' }),
    ...when(!isEmpty && !items.some(({ isMostLoved }) => isMostLoved), { _tag: 'LoveSome' }),
    ...when(!isEmpty && !isPrivate, { _tag: 'ShareLink' }),
    ...when(!hasGreeting, { _tag: 'WriteGreeting' }),
  ].slice(0, MOST_STEPS);
};
