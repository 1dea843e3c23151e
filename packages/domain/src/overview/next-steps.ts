/*
 * [OVR-01] What a registrant does next, the most urgent first, never more than four: before the event what makes the list good for guests, after it what is left to settle.
 *
 * Laws:
 * - there are at most four steps, and none comes twice
 * - an empty registry begins with its first gift, and a registrant is never told to share a list that is empty or that nobody sees
 * - once the event is over there is nothing but thanking, where something was given, be it a piece, money or a gift card, and buying what is left, where something is
 * - before the event nobody is told to thank
 * - what has sold out is counted as long as something can take its place, and on no site without replacing
 * - the checklist is named exactly while something of it is open
 *
 * @example nextSteps({
 *     isPostEvent: false,
 *     items: [],
 *     giftCards: centsOf(0),
 *     hasPhoto: false,
 *     hasGreeting: false,
 *     isPrivate: false,
 *     checklist: O.none,
 *     features: { nlaReplacement: true },
 *   })[0] // => { _tag: 'BeginList' }
 */
import { option as O } from 'fp-ts';
import type { Checklist } from '../checklist/index.ts';
import { isGivenTo, isReplaceable, type RegistryItem, remaining } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { SiteFeatures } from '../site/index.ts';

/** Something to do for a registry. */
export type NextStep =
  | { readonly _tag: 'BeginList' | 'LetGuestsIn' | 'AddMore' | 'LoveSome' | 'AddPhoto' | 'WriteGreeting' | 'ShareLink' }
  /** So many items have sold out for good, and something is still wanted of each. */
  | { readonly _tag: 'ReplaceGone'; readonly count: number }
  | { readonly _tag: 'FollowChecklist'; readonly done: number; readonly of: number }
  | { readonly _tag: 'SayThanks' }
  /** So many pieces were not bought. */
  | { readonly _tag: 'BuyTheRest'; readonly pieces: number };

/** As much of a registry as its next steps depend on. */
export interface NextStepsScene {
  readonly isPostEvent: boolean;
  readonly items: ReadonlyArray<RegistryItem>;
  /** The money that was given in gift cards. */
  readonly giftCards: Cents;
  readonly hasPhoto: boolean;
  /** Whether the registrants wrote the greeting themselves. */
  readonly hasGreeting: boolean;
  readonly isPrivate: boolean;
  /** None where there is none, or while it is not known. */
  readonly checklist: O.Option<Pick<Checklist, 'done' | 'of'>>;
  readonly features: Pick<SiteFeatures, 'nlaReplacement'>;
}

const MOST_STEPS = 4;

const sum = (items: ReadonlyArray<RegistryItem>, of: (item: RegistryItem) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

const when = (isSo: boolean, step: NextStep): ReadonlyArray<NextStep> => (isSo ? [step] : []);

const afterwards = ({ items, giftCards }: Pick<NextStepsScene, 'items' | 'giftCards'>): ReadonlyArray<NextStep> => {
  const pieces = sum(
    items.filter(({ product }) => !product.isNla),
    remaining,
  );
  return [
    ...when(giftCards > 0 || items.some(isGivenTo), { _tag: 'SayThanks' }),
    ...when(pieces > 0, { _tag: 'BuyTheRest', pieces }),
  ];
};

/** What to do next for that registry. */
export const nextSteps = (scene: NextStepsScene): ReadonlyArray<NextStep> => {
  const { isPostEvent, items, hasPhoto, hasGreeting, isPrivate, checklist, features } = scene;
  if (isPostEvent) return afterwards(scene);
  const isEmpty = items.length === 0;
  const gone = features.nlaReplacement ? items.filter(isReplaceable).length : 0;
  const isMostlyBought = 2 * sum(items, remaining) < sum(items, ({ wants }) => wants);
  return [
    ...when(isEmpty, { _tag: 'BeginList' }),
    ...when(gone > 0, { _tag: 'ReplaceGone', count: gone }),
    ...when(isPrivate, { _tag: 'LetGuestsIn' }),
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
