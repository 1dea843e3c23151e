import { option as O } from 'fp-ts';
import { fundShown } from '../../item/index.ts';
import type * as en from '../en/given.ts';
import type { Translated } from '../translated.ts';
import { purchasedOfWanted } from './count.ts';
import { fundMessages } from './fund.ts';

export const givenOf: Translated<typeof en.givenOf> = (site, item) => {
  const fund = fundShown(item);
  return O.isSome(fund) ? fundMessages.progress(site, fund.value) : purchasedOfWanted(item);
};
