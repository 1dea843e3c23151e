import { bandPrice, isPurchased } from '@gift-registry/domain';
import _ from 'lodash';
import { inTwoSteps, nameBy } from './as-sections.ts';
import { forgetful } from './contestant.ts';

/** A chain of `filter`, `sortBy` and `groupBy`. */
export const lodash = forgetful('lodash', (reading, items) =>
  inTwoSteps(reading, items, (by, its, isShown, isByPrice) =>
    _.chain(its)
      .filter(isShown)
      .sortBy(isByPrice ? [isPurchased, bandPrice] : [isPurchased])
      .groupBy(nameBy(by))
      .values()
      .value(),
  ),
);
