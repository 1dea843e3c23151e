import { option as O } from 'fp-ts';
import type { SectionCounts } from '../../list/index.ts';
import type { NextStep, OverviewGift, RelativeTime } from '../../overview/index.ts';
import type { Site } from '../../site/index.ts';
import { itemCount, purchasedOfWanted, stillNeeded } from './count.ts';
import { formatAmount, formatCount, formatDay } from './formats.ts';
import { givenOf } from './given.ts';
import type { PageHeadMessages } from './page-heads.ts';

export interface NextStepMessages {
  readonly title: string;
  readonly text: string;
}

/** Time until the event, e.g. a large "3" and a small "days to go". */
export interface EventDayMessages {
  readonly large: string;
  readonly small: string;
}

/** The number of sets that are named. */
const MOST_SETS = 2;

const daysLeft = (days: number): string =>
  days === 0 ? 'Today is the day' : `${formatCount(days)} ${days === 1 ? 'day' : 'days'} to go`;

const whens: Readonly<Record<Exclude<RelativeTime['_tag'], 'Day'>, string>> = {
  JustNow: 'Just now',
  Today: 'Today',
  Yesterday: 'Yesterday',
};

/** The Overview of a registry (OVR-01). */
export const overviewMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Registry overview | ${name}`,
    description: `How your registry at ${name} is doing, and what to do next.`,
  }),
  checklistHead: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Registry checklist | ${name}`,
    description: `What a registry at ${name} usually has, and how yours is coming along.`,
  }),
  toGo: (days: number): EventDayMessages =>
    days === 0
      ? { large: 'Today', small: 'is the day' }
      : { large: formatCount(days), small: days === 1 ? 'day to go' : 'days to go' },
  /** While the event has no date (EVENT-01). */
  undated: { large: 'Date to come', small: '' } satisfies EventDayMessages,
  /** After the event. */
  passed: { large: 'Thank you', small: 'is all that’s left to say' } satisfies EventDayMessages,
  /** Under the greeting. */
  greetingNote: 'Your greeting to guests',
  sums: 'At a glance',
  /** Over the meter. */
  bought: ({ items, purchased }: SectionCounts): string => purchasedOfWanted({ wanted: items, purchased }),
  nothingListed: 'There’s nothing on your list yet. What your guests buy will appear here right away.',
  next: 'What to do next',
  nothingNext: 'You’re all caught up.',
  step: (step: NextStep): NextStepMessages => {
    switch (step._tag) {
      case 'BeginList':
        return { title: 'Add your first gift', text: 'Start with what you use every day.' };
      case 'ReplaceNoLongerAvailable': {
        const onlyRemoved = step.gone - step.count;
        return {
          title:
            step.count === 1
              ? 'Replace an item that is no longer available'
              : `Replace ${itemCount(step.count)} that are no longer available`,
          text: `Your guests don’t see ${step.gone === 1 ? 'it' : 'them'}.${onlyRemoved === 0 ? '' : ` ${formatCount(onlyRemoved)} more can only be removed.`}`,
        };
      }
      case 'GiveAddress':
        return {
          title: 'Add a delivery address',
          text: 'Gifts wait with us until we have your address. Guests never see it.',
        };
      case 'LetGuestsIn':
        return { title: 'Make your registry visible', text: 'Your registry is private: no one but you can see it.' };
      case 'AddMore':
        return {
          title: 'Add more gifts',
          text: 'More than half has been bought. Add a few more so every guest has a choice.',
        };
      case 'FollowChecklist':
        return {
          title: 'Follow the checklist',
          text: `${formatCount(step.done)} of ${formatCount(step.of)} done. It reminds you of what’s easy to forget.`,
        };
      case 'AddPhoto':
        return { title: 'Add a photo', text: 'Guests like to see whose registry it is.' };
      case 'LoveSome':
        return { title: 'Mark what you love most', text: 'It tells your guests where to start.' };
      case 'ShareLink':
        return { title: 'See it as your guests do', text: 'And share the link when you like what you see.' };
      case 'WriteGreeting':
        return { title: 'Greet your guests', text: 'A few words of your own appear above the list.' };
      case 'CompleteSets': {
        const [named, others] = [step.sets.slice(0, MOST_SETS), step.sets.length - MOST_SETS];
        const missing = named.map(({ name, missing: units }) => `${formatCount(units)} ${name}`).join(', ');
        const days = O.isSome(step.daysToGo) ? ` ${daysLeft(step.daysToGo.value)}.` : '';
        return {
          title:
            step.sets.length === 1
              ? 'One set isn’t complete yet'
              : `${formatCount(step.sets.length)} sets aren’t complete yet`,
          text: `Missing: ${missing}${others > 0 ? `, and ${formatCount(others)} more ${others === 1 ? 'set' : 'sets'}` : ''}.${days}`,
        };
      }
      case 'SayThanks':
        return {
          title: 'Say thank you',
          text: `${formatCount(step.count)} ${step.count === 1 ? 'gift is waiting' : 'gifts are waiting'} for a word from you.`,
        };
      case 'BuyTheRest':
        return {
          title: 'Complete your registry',
          text: `${stillNeeded(step.units)}.${step.hasCode ? ' Use your completion discount.' : ''}`,
        };
    }
  },
  /** Stands before the name of the registry in the heading, for screen readers. */
  lead: 'Overview: ',
  recent: 'Recently purchased',
  loading: 'Loading recent purchases',
  loadingSteps: 'Loading what to do next',
  /** When a gift was given. */
  when: (when: RelativeTime): string => (when._tag === 'Day' ? formatDay(when.day) : whens[when._tag]),
  given: givenOf,
  /** A gift that belongs to no item of the list. */
  apart: ({ given }: Pick<OverviewGift, 'given'>, { currencyPrefix }: Pick<Site, 'currencyPrefix'>): string => {
    switch (given._tag) {
      case 'GiftCard':
        return formatAmount(currencyPrefix, given.amount);
      case 'Contribution':
        return `${formatAmount(currencyPrefix, given.amount)} given, no longer on your list`;
      case 'Units':
        return `${formatCount(given.quantity)} purchased, no longer on your list`;
      case 'Other':
        return 'Not on your list';
    }
  },
  /** Announced when something is bought. */
  boughtLabel: (gift: { readonly name: string; readonly detail: string }): string => `${gift.name}, ${gift.detail}`,
  /** Shown when the dates of the gifts are unknown. */
  whenUnknown: 'We can’t tell right now when each gift was bought.',
  nothingBought:
    'Nothing has been purchased yet. Share your link, and gifts will appear here as soon as they’re bought.',
  /** Shown when more gifts were given than are listed. */
  moreBought: (count: number): string => `And ${formatCount(count)} more`,
  loved: 'Most loved',
  nothingLoved: 'Mark the gifts you want most, and they’ll appear here.',
  ideas: 'Ideas for your registry',
  wholeList: 'See the whole list',
} as const;
