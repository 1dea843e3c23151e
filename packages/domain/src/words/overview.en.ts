import { formatDay } from '../calendar/index.ts';
import { formatAmount } from '../money/index.ts';
import type { GivenWhen, NextStep, OverviewGift } from '../overview/index.ts';
import type { Site } from '../site/index.ts';
import { formatCount } from './count.en.ts';
import type { PageHeadWords } from './page-head.en.ts';
import { givenSoFar } from './tally.en.ts';

/** A step, and why it is worth a minute. */
export interface NextStepWords {
  readonly title: string;
  readonly text: string;
}

/** How long it is until the event, in a large word and a small one; the large one is a number where there is one. */
export interface EventDayWords {
  readonly large: string;
  readonly small: string;
}

/** How to read: what was given then, as on the left, is said as on the right. */
const whens: Readonly<Record<Exclude<GivenWhen['_tag'], 'Day'>, string>> = {
  JustNow: 'Just now',
  Today: 'Today',
  Yesterday: 'Yesterday',
};

/** What stands on the Overview of a registry (OVR-01). */
export const overviewWords = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Registry Overview | ${name}`,
    description: `How your registry at ${name} stands, and what to do next.`,
  }),
  checklistHead: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Registry Checklist | ${name}`,
    description: `What a registry at ${name} usually has, and how far yours has come.`,
  }),
  /** For so many days to go. */
  toGo: (days: number): EventDayWords =>
    days === 0
      ? { large: 'Today', small: 'is the day' }
      : { large: formatCount(days), small: days === 1 ? 'day to go' : 'days to go' },
  /** Once the event is over. */
  passed: { large: 'Thank you', small: 'is all that is left to say' } satisfies EventDayWords,
  /** Under the greeting, which guests read. */
  greetingNote: 'Your greeting to guests',
  sums: 'How it stands',
  /** Over the meter. */
  bought: (purchased: number, items: number): string =>
    `${formatCount(purchased)} of ${formatCount(items)} ${items === 1 ? 'item' : 'items'} purchased`,
  nothingListed: 'Nothing is on your list yet. What your guests buy shows here at once.',
  next: 'What to do next',
  nothingNext: 'Nothing for now. Sit back, and come again tomorrow.',
  step: (step: NextStep): NextStepWords => {
    switch (step._tag) {
      case 'BeginList':
        return { title: 'Add your first gift', text: 'Start with what you use every day.' };
      case 'ReplaceGone':
        return step.count === 1
          ? { title: 'Replace what has sold out', text: 'One item is still to be replaced. Your guests do not see it.' }
          : {
              title: 'Replace what has sold out',
              text: `${formatCount(step.count)} items are still to be replaced. Your guests do not see them.`,
            };
      case 'LetGuestsIn':
        return { title: 'Let your guests in', text: 'Your registry is private: nobody but you can see it.' };
      case 'AddMore':
        return { title: 'Add more gifts', text: 'More than half is bought. Leave something for those who come late.' };
      case 'FollowChecklist':
        return {
          title: 'Follow the checklist',
          text: `${formatCount(step.done)} of ${formatCount(step.of)} done. It names what is easily forgotten.`,
        };
      case 'AddPhoto':
        return { title: 'Add a photo', text: 'Guests like to see whose registry it is.' };
      case 'LoveSome':
        return { title: 'Mark what you love most', text: 'It tells your guests where to begin.' };
      case 'ShareLink':
        return { title: 'See it as your guests do', text: 'And share the link when you like what you see.' };
      case 'WriteGreeting':
        return { title: 'Greet your guests', text: 'A sentence in your own words stands over the list.' };
      case 'SayThanks':
        return {
          title: 'Say thank you',
          text: `${formatCount(step.count)} ${step.count === 1 ? 'gift waits' : 'gifts wait'} for a word from you.`,
        };
      case 'BuyTheRest':
        return {
          title: 'Complete your registry',
          text: `${formatCount(step.pieces)} ${step.pieces === 1 ? 'item was' : 'items were'} not bought. Get what you still want.`,
        };
    }
  },
  recent: 'What was bought',
  loading: 'Loading what was bought',
  loadingSteps: 'Loading what to do next',
  /** When something was given. */
  when: (when: GivenWhen): string => (when._tag === 'Day' ? formatDay(when.day) : whens[when._tag]),
  /** How far a gift of the list has come. */
  given: givenSoFar,
  /** How much a gift is that is of nothing on the list. */
  apart: ({ given }: Pick<OverviewGift, 'given'>, { currencyPrefix }: Pick<Site, 'currencyPrefix'>): string => {
    switch (given._tag) {
      case 'GiftCard':
        return formatAmount(currencyPrefix, given.amount);
      case 'Contribution':
        return `${formatAmount(currencyPrefix, given.amount)} given, no longer on your list`;
      case 'Pieces':
        return `${formatCount(given.quantity)} purchased, no longer on your list`;
    }
  },
  /** To who does not see the page, when it happens. */
  boughtAloud: (gift: { readonly name: string; readonly told: string }): string => `${gift.name}, ${gift.told}`,
  /** Where the day of each gift is not known. */
  whenUnknown: 'We cannot tell at the moment when each gift came.',
  nothingBought: 'Nothing was purchased yet. Share the link, and gifts show here as soon as they are bought.',
  /** Where more was bought than is shown. */
  moreBought: (count: number): string => `And ${formatCount(count)} more`,
  loved: 'Most loved',
  nothingLoved: 'Mark the gifts that you wish for most, and they stand here.',
  ideas: 'Ideas for your registry',
  wholeList: 'See the whole list',
} as const;
