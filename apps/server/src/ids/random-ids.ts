import type { IdGenerator } from '@gift-registry/domain';
import { accountNames } from './account-ids.ts';
import { designNumbers } from './design-numbers.ts';
import { linkKeys } from './link-keys.ts';
import { orderNumbers } from './order-numbers.ts';
import { registryNumbers } from './registry-numbers.ts';

/** IdGenerator that are drawn by chance, so that none can be guessed from another. */
export const randomIds: IdGenerator = {
  ...accountNames,
  ...registryNumbers,
  ...designNumbers,
  ...linkKeys,
  ...orderNumbers,
};
