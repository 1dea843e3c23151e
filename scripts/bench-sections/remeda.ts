import { bandPrice, isPurchased } from '@gift-registry/domain';
import { filter, groupBy, pipe, sortBy, values } from 'remeda';
import { inTwoSteps, nameBy } from './as-sections.ts';
import { forgetful } from './contestant.ts';

/** A pipe of `filter`, `sortBy` and `groupBy`. */
export const remeda = forgetful('remeda', (reading, items) =>
  inTwoSteps(reading, items, (by, its, isShown, isByPrice) =>
    pipe(
      its,
      filter(isShown),
      isByPrice ? sortBy(isPurchased, bandPrice) : sortBy(isPurchased),
      groupBy(nameBy(by)),
      values(),
    ),
  ),
);
