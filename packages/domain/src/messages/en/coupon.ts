import type { CalendarDay } from '../../calendar/index.ts';

/** A percentage as it is read: `15%`, `14.5%`. */
const percentage = (percent: number): string => `${percent}%`;

/** What is said of a completion code (COUP-01 to COUP-03). */
export const couponMessages = {
  percentage,
  off: 'off',
  title: 'Your completion code',
  copyCode: 'Copy Code',
  copied: 'Copied',
  dismiss: 'Dismiss',
  fold: 'Collapse the completion code',
  /** Stands before the percentage and the code on the button that unfolds them. */
  unfold: 'Your completion code:',
  /** What a valid code is good for. */
  saves: (percent: number): string => `Save ${percentage(percent)} on every full-price purchase for the next 6 months.`,
  /** The last day, month/day/year as it is counted in UTC: `Expires 6/2/2027`. */
  expires: (day: CalendarDay): string =>
    `Expires ${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
  unavailable: (percent: number): string =>
    `Your completion code for ${percentage(percent)} off remaining gifts is unavailable or expired.`,
} as const;
