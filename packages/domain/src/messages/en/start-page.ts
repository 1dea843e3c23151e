import type { StartPage } from '../../site/index.ts';
import { formatCount } from './formats.ts';

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
  togetherHelp: ({ together }: StartPage, least: string): string => together.replace('{least}', least),
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
