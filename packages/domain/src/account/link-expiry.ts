/*
 * [AUTH-06] [ACC-05] [GIVE-02] A link in an email opens one thing once, and not for long: a new password for an hour, a new account or a new email for a day, a place as co-registrant for seven days. A link to an order that was
 * looked up opens it for thirty days; the one in its receipt does not end.
 *
 * @example linkExpiry('resetPassword', instantOf('2027-06-01T11:00:00.000Z')) // => '2027-06-01T12:00:00.000Z'
 */
import { option as O } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';

/** The purpose of an email link. */
export type LinkPurpose = 'resetPassword' | 'confirmAccount' | 'confirmEmail' | 'invitation' | 'order';

const HOUR = 3_600_000;

/** How long a link is valid, in milliseconds, by purpose. */
const lives: Readonly<Record<LinkPurpose, number>> = {
  resetPassword: HOUR,
  confirmAccount: 24 * HOUR,
  confirmEmail: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
  order: 30 * 24 * HOUR,
};

/** The moment at which a link made now expires. */
export const linkExpiry = (purpose: LinkPurpose, now: Instant): Instant =>
  O.getOrElse(() => now)(instantAt(Date.parse(now) + lives[purpose]));

/** Whether a link with that expiry is still valid. */
export const isLinkValidAt = (end: Instant, now: Instant): boolean => now < end;
