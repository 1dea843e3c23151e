import type { GrId } from '../../identity/index.ts';
import { formatCount } from './count.ts';

/** What stands on the page of a registry around its items. */
export const registryPageMessages = {
  /** Between the two first names. */
  and: '&',
  photoOf: (names: string): string => `Photo of ${names}`,
  /** Over what the registrants tell about themselves (SET-01). */
  about: (names: string): string => `About ${names}`,
  daysToGo: (days: number): string =>
    days === 0 ? 'Today' : days === 1 ? '1 day to go' : `${formatCount(days)} days to go`,
  number: (grId: GrId): string => `Registry # ${grId}`,
  /** Under the number of pieces wanted (ITEM-15). */
  wanted: 'wanted',
  inGiftCards: 'in gift cards',
  addGifts: 'Add Gifts',
  /** Beside the registry's name, for its owners (PAGE-03, ROUTE-20). */
  settings: 'Settings',
  /** Opens what guests see, in a new tab (PAGE-03, ROUTE-20). */
  viewAsGuest: 'View as Guest',
  /** To an owner who looks with a guest's eyes (PAGE-04). */
  returnToManagement: 'Return to Management',
  opensInNewTab: '(opens in a new tab)',
  giftOptions: 'Gift options',
  sortBy: 'Sort by',
  groupBy: 'Group by',
  /** Beside the heading of the no-longer-available section (LIST-04). */
  noLongerAvailable: (count: number): string =>
    count === 1
      ? 'One item has sold out for good. Your guests no longer see it.'
      : `${formatCount(count)} items have sold out for good. Your guests no longer see them.`,
  /** Under the first of them, where there are many. */
  showAll: (count: number): string => `Show all ${formatCount(count)}`,
  showFewer: 'Show fewer',
  loading: 'Loading the registry',
  /** While only the first gifts of a long list are there. */
  loadingRest: 'Loading the rest…',
  /** In the bar over the list, once the cart holds something. */
  viewCart: (count: number): string => `View Cart (${formatCount(count)})`,
  /** On the pages that come after it: cart and order. */
  backToRegistry: 'Back to the Registry',
} as const;
