import { option as O } from 'fp-ts';
import type { CalendarDay } from '../../calendar/index.ts';
import type { RegistrantTab, TabName } from '../../page/index.ts';

/** The tabs over a registrant's list (LIST-09). */
export const registrantTabMessages: Readonly<Record<RegistrantTab, string>> = {
  'my-gifts': 'My Gifts',
  'my-group-gift-fund': 'My Group Gift Fund',
};

/** `15%`, `14.5%`. */
const percentage = (percent: number): string => `${percent}%`;

/** The news shown to an owner about a gift that was just given (LIVE-01). */
export const purchaseNewsMessages = {
  line: ({
    firstName,
    gift,
    isMoney,
  }: {
    readonly firstName: string;
    readonly gift: string;
    readonly isMoney: boolean;
  }): string => (isMoney ? `${firstName} gave to the fund for ${gift}` : `${firstName} bought ${gift}`),
  dismiss: 'Dismiss',
} as const;

/** The completion coupon (COUP-01 to COUP-03). */
export const couponMessages = {
  percentage,
  off: 'off',
  title: 'Your completion code',
  copyCode: 'Copy Code',
  copied: 'Copied',
  dismiss: 'Dismiss',
  fold: 'Collapse the completion code',
  /** Before percentage and code, on the button that expands the notice. */
  unfold: 'Your completion code:',
  saves: (percent: number): string => `Save ${percentage(percent)} on every full-price purchase for the next 6 months.`,
  /** `Expires 6/2/2027`, or `Expires 6/2/2027 (Central Time)` to a reader in another time zone. */
  expires: (day: CalendarDay, zoneName: O.Option<string>): string => {
    const said = `Expires ${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
    return O.isSome(zoneName) ? `${said} (${zoneName.value})` : said;
  },
  unavailable: (percent: number): string =>
    `Your completion code for ${percentage(percent)} off remaining gifts is unavailable or expired.`,
} as const;

/** The tabs of a registry (TAB-01 to TAB-04), and the name of their navigation. */
export const registryTabMessages: Readonly<Record<TabName | 'navigation', string>> = {
  navigation: 'Your registry',
  overview: 'Overview',
  'manage-registry': 'Manage Registry',
  'our-registry': 'Our Registry',
  'my-registry': 'My Registry',
  checklist: 'Checklist',
  'thank-you-manager': 'Thank You Manager',
};
