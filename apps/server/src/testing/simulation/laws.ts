import {
  chargesHaveOrders,
  closedFundsAddUp,
  moneyIsSettled,
  nothingIsDoubled,
  nothingIsOversold,
  ordersAreAnswered,
  purchasedIsItsLedger,
} from './money-laws.ts';
import {
  giversGetEachEmailOnce,
  nobodyLearnsMore,
  ordersAreTheirs,
  pagesAreUpToDate,
  readsAreAsNew,
  viewsAreTheirs,
} from './people-laws.ts';
import type { Law } from './snapshot.ts';

/** Hold between any two calls. */
export const lawsAtAnyTime: ReadonlyArray<Law> = [
  purchasedIsItsLedger,
  closedFundsAddUp,
  nothingIsOversold,
  chargesHaveOrders,
];

/** Hold when nothing is under way. */
export const lawsAtRest: ReadonlyArray<Law> = [nobodyLearnsMore, viewsAreTheirs, pagesAreUpToDate, readsAreAsNew];

/** Hold when all was repeated and answered, and time has passed. */
export const lawsInTheEnd: ReadonlyArray<Law> = [
  ordersAreAnswered,
  moneyIsSettled,
  nothingIsDoubled,
  giversGetEachEmailOnce,
  ordersAreTheirs,
];
