import type { Names } from '@gift-registry/domain';
import { accountNames } from './account-names.ts';
import { designNumbers } from './design-numbers.ts';
import { linkKeys } from './link-keys.ts';
import { orderNumbers } from './order-numbers.ts';
import { registryNumbers } from './registry-numbers.ts';

/** Names that are drawn by chance, so that none can be guessed from another. */
export const randomNames: Names = {
  ...accountNames,
  ...registryNumbers,
  ...designNumbers,
  ...linkKeys,
  ...orderNumbers,
};
