/*
 * [OWN-01] [OWN-02] Which email an owner gets about an order, and when: one for each order at once, one a day in the morning after, or none. What is hidden from owners is reported on the morning of the day on which they see it.
 *
 * @example digestDay('America/Chicago', instantOf('2027-06-01T23:30:00.000Z')) // => '2027-06-02'
 */
import { option as O } from 'fp-ts';
import { addDays, type CalendarDay, calendarDayIn, type Instant, morningOf } from '../calendar/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import { giftRevealDay, isGiftHidden, type RegistryOwner, type SurpriseSettings } from '../registry/index.ts';

/** How often an owner gets emails about gifts. */
export type GiftEmails = 'each' | 'daily' | 'none';

/** An owner of a registry, with how often they get emails about gifts. */
export interface EmailedOwner extends RegistryOwner {
  readonly giftEmails: GiftEmails;
  /** Stops these emails without signing in; grants nothing else. */
  readonly stopKey: string;
}

/** An email to be sent at a given time. */
export interface DueEmail {
  readonly email: Email;
  readonly dueAt: Instant;
  /** A key for deduplication: only the first email with it is queued. */
  readonly once: O.Option<string>;
}

/** The fields of an order that decide which emails it causes. */
export interface ReportedGift {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  readonly isSurprise: boolean;
  /** When the order becomes known here; an order placed elsewhere may be reported later. */
  readonly now: Instant;
  /** In which the retailer counts days. */
  readonly timeZone: string;
}

/** The day of the daily email about something that happened at that moment: the next day. */
export const digestDay = (timeZone: string, at: Instant): CalendarDay => addDays(calendarDayIn(timeZone, at), 1);

type From = Pick<Email, 'site' | 'origin'>;

/** The daily email of a day. Its gifts are looked up when it is due; if there are none, it is not sent. */
export const digestEmail = (
  grId: GrId,
  { account, email: to, firstName }: Pick<EmailedOwner, 'account' | 'email' | 'firstName'>,
  day: CalendarDay,
  from: From,
  { now, timeZone }: Pick<ReportedGift, 'now' | 'timeZone'>,
): DueEmail => ({
  email: { to, ...from, about: { _tag: 'GiftDigest', grId, account, firstName, day } },
  dueAt: morningOf(timeZone, day, now),
  once: O.some(`gifts ${grId} ${account} ${day}`),
});

/** The email about an order to an owner of the registry; `none` when the owner wants none, or while it is hidden until an event without a date: setting the date causes it. */
export const giftEmail =
  (
    registry: SurpriseSettings & { readonly grId: GrId },
    { orderNumber, placedAt, isSurprise, now, timeZone }: ReportedGift,
    from: Pick<Email, 'site' | 'origin'>,
  ) =>
  ({ account, email: to, firstName, giftEmails }: EmailedOwner): O.Option<DueEmail> => {
    if (giftEmails === 'none') return O.none;
    const { grId } = registry;
    const today = calendarDayIn(timeZone, now);
    const isHidden = isGiftHidden(registry, today, isSurprise);
    const day = isHidden ? giftRevealDay(registry, today, isSurprise) : digestDay(timeZone, placedAt);
    if (day === 'undated') return O.none;
    const morning = morningOf(timeZone, day, now);
    if (!isHidden && (giftEmails === 'each' || morning <= now))
      return O.some({
        email: { to, ...from, about: { _tag: 'GiftReceived', grId, account, firstName, orderNumber } },
        dueAt: now,
        once: O.none,
      });
    return O.some(digestEmail(grId, { account, email: to, firstName }, day, from, { now, timeZone }));
  };

/** The emails about an order to the owners of these registries. */
export const giftEmailsOf =
  (
    registries: ReadonlyArray<SurpriseSettings & { readonly grId: GrId }>,
    gift: ReportedGift,
    from: Pick<Email, 'site' | 'origin'>,
  ) =>
  (of: GrId) =>
  (owner: EmailedOwner): O.Option<DueEmail> => {
    const registry = registries.find(({ grId }) => grId === of);
    return registry === undefined ? O.none : giftEmail(registry, gift, from)(owner);
  };
