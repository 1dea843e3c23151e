import { option as O } from 'fp-ts';
import type { CalendarDay } from '../../calendar/index.ts';
import type { CouponNotice } from '../../coupon/index.ts';
import type { RegistrantTab, TabName } from '../../page/index.ts';
import { formatPrice } from './formats.ts';

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

type ValidCoupon = Extract<CouponNotice, { readonly _tag: 'Valid' }>;

/** `6/2/2027`. */
const numericDate = (day: CalendarDay): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

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
  /** Where the site redeems no codes itself, it is for every purchase; otherwise for what the site's terms say. */
  saves: ({ percent, terms }: Pick<ValidCoupon, 'percent' | 'terms'>, currencyPrefix: string): string => {
    if (O.isNone(terms)) return `Save ${percentage(percent)} on every full-price purchase for the next 6 months.`;
    const { uses, covers, mostOff, firstDay } = terms.value;
    const orders = uses === 1 ? 'one order' : `${uses} orders`;
    const what = covers === 'remaining' ? 'full-price gifts you still wish for' : 'full-price gifts on your registry';
    const from = O.match(
      () => '',
      (day: CalendarDay) => ` from ${numericDate(day)}`,
    )(firstDay);
    return `Save ${percentage(percent)} on ${orders} of ${what}${from}, up to ${formatPrice(currencyPrefix, mostOff)}.`;
  },
  /** `Expires 6/2/2027`, or `Expires 6/2/2027 (Central Time)` to a reader in another time zone. */
  expires: (day: CalendarDay, zoneName: O.Option<string>): string => {
    const said = `Expires ${numericDate(day)}`;
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
