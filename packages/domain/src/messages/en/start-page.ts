import type { KnownEventCode } from '../../event/index.ts';
import { type Cents, dollars } from '../../money/index.ts';
import type { SiteId } from '../../site/index.ts';
import { formatCount } from './count.ts';

/** The headline of a site's start page. */
interface Headline {
  readonly title: string;
  readonly help: string;
  /** An example of a group gift, with its givers and its money. */
  readonly together: (least: string) => string;
  readonly givers: number;
  readonly raised: Cents;
  readonly goal: Cents;
  readonly occasions: Readonly<Record<KnownEventCode, string>>;
}

const main: Headline = {
  title: 'Ask for the good plates',
  help: 'Put what you’d use every day on one list. Your friends choose from it, and nothing arrives twice.',
  together: (least) => `The dining table takes eleven friends. Each gives what suits, from ${least}.`,
  givers: 11,
  raised: dollars(940),
  goal: dollars(1_649),
  occasions: {
    br: 'From the first plates to the last glass',
    bb: 'Everything for the first year',
    ot: 'Birthdays, anniversaries, a well-earned retirement',
    hw: 'What the old place never had',
    kd: 'One list for all the grandparents',
  },
};

const modern: Headline = {
  title: 'One good chair',
  help: 'List the few pieces you’d keep through three moves. People buy one outright, or go in on it together.',
  together: (least) => `A sofa is eight friends. Each gives what suits, from ${least}.`,
  givers: 8,
  raised: dollars(1_420),
  goal: dollars(1_899),
  occasions: {
    br: 'Two people, one table',
    bb: 'Room for one more',
    ot: 'A year worth marking',
    hw: 'New keys, white walls, no chairs',
    kd: 'One list for all the grandparents',
  },
};

const kids: Headline = {
  title: 'A room for someone small',
  help: 'List what the first year really takes. Family and friends choose from it.',
  together: (least) => `A crib takes nine cousins. Each gives what suits, from ${least}.`,
  givers: 9,
  raised: dollars(410),
  goal: dollars(599),
  occasions: { ...main.occasions, ot: 'One list for all the grandparents' },
};

/** The headline of each site's start page. */
export const headlines: Readonly<Record<SiteId, Headline>> = { main, modern, kids, canada: main };

/** The start page (SHOP-02). */
export const homeMessages = {
  createTitle: 'Create a registry',
  createHelp: 'Planning something? Create your registry in two minutes.',
  event: 'What are you planning?',
  create: 'Create a Registry',
  haveOne: 'Have one already?',
  signIn: 'Sign In',
  findHelp: 'Find a registry by name and choose a gift they’ve asked for.',
  own: 'Your registries',
  ownHelp: 'See what’s been purchased, or add something.',
  reading: 'Loading your registries…',
  createAnother: 'Create Another Registry',
  allOwn: 'All Registries',
  /** The three reasons, each with an example. */
  example: 'For example:',
  once: 'Nothing arrives twice',
  onceHelp: 'The count changes the moment a gift is bought, on every open page.',
  purchased: (purchased: number, wanted: number): string => `${purchased} of ${wanted} purchased`,
  needed: (count: number): string => `${count} still needed`,
  together: 'Big things, together',
  raised: (raised: string, goal: string): string => `${raised} of ${goal} raised`,
  givers: (count: number): string => `${formatCount(count)} givers`,
  address: 'Your address stays yours',
  addressHelp: 'Gifts come to your door. Nobody who buys one sees where that is.',
  shipsTo: 'Ships to Amelia and Jonah. Their address stays private.',
  occasions: 'A list for the occasion',
  picks: 'Top picks',
  seeAll: 'See All',
  seeAllLabel: 'See all top picks',
} as const;
