import type { FundShown } from '../../item/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { FundRules, Site } from '../../site/index.ts';
import { formatAmount, formatCount } from './formats.ts';
import { firstNames } from './registry-name.ts';

type FirstNames = Pick<RegistryName, 'primaryFirstName' | 'secondaryFirstName'>;

const raisedOf = (raised: string, goal: string): string => `${raised} of ${goal} raised`;

const fundProgressMessages = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, shown: FundShown): string => {
  const { raised, goal, wanted, whole } = shown;
  const money = raisedOf(formatAmount(currencyPrefix, raised), formatAmount(currencyPrefix, goal));
  if (whole === 0) return money;
  const others = wanted - whole;
  const bought = `${formatCount(whole)} of ${formatCount(wanted)} purchased`;
  return goal === 0 ? bought : `${bought}. ${money} for the other${others === 1 ? '' : ` ${formatCount(others)}`}.`;
};

/** What becomes of a fund that closes short, said before one gives (FUND-04). */
export const shortFundMessages = {
  /** To a guest; `day` formatted. */
  toGuest: ({ short }: Pick<FundRules, 'short'>, day: string, registry: FirstNames): string => {
    const names = firstNames(registry);
    return short === 'storeCredit'
      ? `If the fund isn’t full by ${day}, your money becomes store credit for ${names}.`
      : `If the fund isn’t full by ${day}, you choose: your money back, or store credit for ${names}.`;
  },
  toOwner: ({ short }: Pick<FundRules, 'short'>, day: string): string =>
    short === 'storeCredit'
      ? `A fund that isn’t full by ${day} becomes store credit for you.`
      : `A fund that isn’t full by ${day} goes back to each giver who asks for it. The rest becomes store credit for you.`,
  /** Amounts arrive formatted. */
  credit: (amount: string): string => `${amount} from funds that weren’t full is your store credit.`,
  waiting: (amount: string): string => `We’ve asked the givers of ${amount} whether they’d like it back.`,
} as const;

/** A group gift on the list: its button and its meter; amounts arrive formatted. */
export const fundMessages = {
  /** The button (GG-01). */
  contribute: 'Contribute to Group Gift Fund',
  /** The accessible name: several cards may have this button. */
  contributeLabel: (name: string): string => `Contribute to Group Gift Fund: ${name}`,
  /** Progress of the fund; units bought outright are distinguished, since they need no money (GG-03). */
  progress: fundProgressMessages,
  toGo: (missing: string): string => `${missing} to go`,
  /** The accessible name of the meter. */
  fund: (name: string): string => `Group gift fund for ${name}`,
  anyAmountFrom: (least: string): string => `Group gift, any amount from ${least}`,
  onlyMissing: (missing: string): string => `Group gift, only ${missing} still needed`,
} as const;
