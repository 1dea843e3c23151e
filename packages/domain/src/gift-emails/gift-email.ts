/*
 * [OWN-01] [OWN-02] Which email an owner gets about an order, and when: one for each order at once, one a day in the morning after, or none. What is hidden from owners is reported on the morning of the day on which they see it.
 *
 * Laws:
 * - an owner who wants no emails gets none
 * - one email for each gift is due at once, unless the gift is hidden
 * - all gifts of a day are in one email, which is due in the morning after
 * - a gift that becomes known after that morning is reported at once
 * - a hidden gift is in the email of the day on which it is shown
 *
 * @example digestDay(instantOf('2027-06-01T23:30:00.000Z')) // => '2027-06-02'
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, daysAfter, type Instant, momentAt, RETAILER_TIME_ZONE, today } from '../calendar/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import { giftRevealDay, type Hiding, isGiftHidden, type RegistryOwner } from '../registry/index.ts';

/** How often an owner gets emails about gifts. */
export type GiftEmails = 'each' | 'daily' | 'none';

/** An owner of a registry, and how often they get emails about gifts. */
export interface EmailedOwner extends RegistryOwner {
  readonly giftEmails: GiftEmails;
  /** Ends these emails without signing in, and can do nothing else. */
  readonly stopKey: string;
}

/** An email that is due at some time. */
export interface DueEmail {
  readonly email: Email;
  readonly dueAt: Instant;
  /** Of several with one name only the first is queued. */
  readonly once: O.Option<string>;
}

/** As much of an order as tells which emails it causes. */
export interface ReportedGift {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  readonly isSurprise: boolean;
  /** When it becomes known here; an order that was placed elsewhere may be reported later. */
  readonly now: Instant;
}

/** At which time of the retailer's day the daily emails are due. */
const MORNING = '08:00';

/** The day after the one on which something happened. */
export const digestDay = (at: Instant): CalendarDay => daysAfter(today(at), 1);

/** The morning of a day, where the retailer is; the other moment at the end of the calendar. */
export const morningOf = (day: CalendarDay, otherwise: Instant): Instant =>
  O.getOrElse(() => otherwise)(momentAt(RETAILER_TIME_ZONE, day, MORNING));

type From = Pick<Email, 'site' | 'origin'>;

/** The daily email of a day. It is empty, and then not sent, unless there are gifts for it when it is due. */
export const digestEmail = (
  grId: GrId,
  { account, email: to, firstName }: Pick<EmailedOwner, 'account' | 'email' | 'firstName'>,
  day: CalendarDay,
  from: From,
  now: Instant,
): DueEmail => ({
  email: { to, ...from, about: { _tag: 'GiftDigest', grId, account, firstName, day } },
  dueAt: morningOf(day, now),
  once: O.some(`gifts ${grId} ${account} ${day}`),
});

/** The email about an order to an owner of the registry; none for an owner who wants none. */
export const giftEmail =
  (
    registry: Hiding & { readonly grId: GrId },
    { orderNumber, placedAt, isSurprise, now }: ReportedGift,
    from: Pick<Email, 'site' | 'origin'>,
  ) =>
  ({ account, email: to, firstName, giftEmails }: EmailedOwner): O.Option<DueEmail> => {
    if (giftEmails === 'none') return O.none;
    const { grId } = registry;
    const isHidden = isGiftHidden(registry, today(now), isSurprise);
    const day = isHidden ? giftRevealDay(registry, today(now), isSurprise) : digestDay(placedAt);
    const morning = morningOf(day, now);
    if (!isHidden && (giftEmails === 'each' || morning <= now))
      return O.some({
        email: { to, ...from, about: { _tag: 'GiftReceived', grId, account, firstName, orderNumber } },
        dueAt: now,
        once: O.none,
      });
    return O.some(digestEmail(grId, { account, email: to, firstName }, day, from, now));
  };

/** The emails about an order to the owners of these registries. */
export const giftEmailsOf =
  (
    registries: ReadonlyArray<Hiding & { readonly grId: GrId }>,
    gift: ReportedGift,
    from: Pick<Email, 'site' | 'origin'>,
  ) =>
  (of: GrId) =>
  (owner: EmailedOwner): O.Option<DueEmail> => {
    const registry = registries.find(({ grId }) => grId === of);
    return registry === undefined ? O.none : giftEmail(registry, gift, from)(owner);
  };
