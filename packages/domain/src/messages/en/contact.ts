import type { Market } from '../../site/index.ts';
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

/** Name of the postal code within a sentence, by market. */
export const postalCodeNames: Readonly<Record<Market, string>> = { US: 'ZIP code', CA: 'postal code' };

/** Labels of address fields; some depend on the market. */
export const addressMessages = {
  recipient: 'Deliver to',
  line1: 'Street address',
  line2: 'Apartment, suite or unit',
  city: 'City',
  region: (market: Market): string => (market === 'CA' ? 'Province' : 'State'),
  chooseRegion: (market: Market): string => (market === 'CA' ? 'Choose a province' : 'Choose a state'),
  postalCode: (market: Market): string => (market === 'CA' ? 'Postal code' : 'ZIP code'),
} as const;
