import {
  type FundShown,
  formatAmount,
  fundMessages,
  fundShown,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The progress of a group gift's fund, with formatted amounts (GG-03). */
export interface FundProgress {
  readonly raised: string;
  readonly goal: string;
  /** The amount that the fund still takes. */
  readonly missing: string;
  /** An integer, 0 to 100. */
  readonly percent: number;
  /** The progress as text, with the units that were bought whole. */
  readonly text: string;
}

/** The progress of an item's fund with formatted amounts; none if it is not a group gift. */
export const fundProgress = (
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  item: RegistryItem,
): O.Option<FundProgress> =>
  O.map((shown: FundShown) => ({
    raised: formatAmount(currencyPrefix, shown.raised),
    goal: formatAmount(currencyPrefix, shown.goal),
    missing: formatAmount(currencyPrefix, shown.missing),
    percent: shown.percent,
    text: fundMessages.progress({ currencyPrefix }, shown),
  }))(fundShown(item));
