import {
  type FundShown,
  formatAmount,
  fundMessages,
  fundShown,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** How far the fund of a group gift has come, with amounts as they are shown (GG-03). */
export interface FundProgress {
  readonly raised: string;
  readonly goal: string;
  /** What the fund still takes. */
  readonly missing: string;
  /** Whole, 0 to 100. */
  readonly percent: number;
  /** The progress as text, with the units that were bought whole. */
  readonly said: string;
}

/** The progress of the item's fund as a site writes its money; none where it is no group gift. */
export const fundProgress = (
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  item: RegistryItem,
): O.Option<FundProgress> =>
  O.map((shown: FundShown) => ({
    raised: formatAmount(currencyPrefix, shown.raised),
    goal: formatAmount(currencyPrefix, shown.goal),
    missing: formatAmount(currencyPrefix, shown.missing),
    percent: shown.percent,
    said: fundMessages.progress({ currencyPrefix }, shown),
  }))(fundShown(item));
