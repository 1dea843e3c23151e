import type { MarketRules } from '../../site/index.ts';
import { isMailboxAscii } from '../../text/index.ts';

/** The problem with an email address: special characters before the @, which many mail servers refuse; otherwise `asked`. */
export const emailProblem =
  (reference: string) =>
  (typed: string): string =>
    isMailboxAscii(typed)
      ? reference
      : 'Please use an email address without accents or other special letters before the @.';

/** Below the fields for a person's name (NAME-01). */
export const personNameMessages = {
  lastNameHelp: 'Leave it blank if you go by one name.',
} as const;

/** The name at the beginning of a label. */
const capitalized = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Labels of address fields; some depend on the market. */
export const addressMessages = {
  recipient: 'Deliver to',
  line1: 'Street address',
  line2: 'Apartment, suite or unit',
  city: 'City',
  region: ({ regionName }: MarketRules): string => capitalized(regionName),
  chooseRegion: ({ regionName }: MarketRules): string => `Choose a ${regionName}`,
  country: 'Country',
  /** In another country than the market's (ADDR-01). */
  regionAbroad: 'State, province or region (optional)',
  postalCodeAbroad: 'Postal code (optional)',
  postalCode: ({ postalCode }: MarketRules): string => capitalized(postalCode.name),
  /** What to enter where a postal code does not read, or is of another region than was chosen. */
  codeInRegion: ({ postalCode: { name, example }, regionName }: MarketRules, isRegionChosen: boolean): string =>
    `Enter a ${name}${isRegionChosen ? ` in that ${regionName}` : ''}, like ${example}.`,
} as const;
