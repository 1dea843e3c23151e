/*
 * [OWN-01] [OWN-02] The emails to an owner that a change of what is hidden causes. They are empty, and then not sent, where there are no gifts for them.
 *
 * @example surpriseChangeEmails(
 *     exampleRegistry(),
 *     exampleRegistry(),
 *     { now: instantOf('2027-06-01T12:00:00.000Z'), timeZone: 'America/Chicago' },
 *     { site: 'main', origin: 'https://shop.example' },
 *   )({ account: accountIdOf('account-amelia'), email: 'amelia@example.com', firstName: 'Amelia', giftEmails: 'daily', stopKey: 'stop' }) // => []
 */
import { option as O } from 'fp-ts';
import { calendarDayIn, type Instant, isBeforeEvent, morningOf } from '../calendar/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import { areGiftsHiddenOrUnreported, revealDays, type SurpriseSettings } from '../registry/index.ts';
import { type DueEmail, digestDay, digestEmail, type EmailedOwner } from './gift-email.ts';

/** When the settings change, and the time zone in which the retailer counts days. */
interface Moment {
  readonly now: Instant;
  readonly timeZone: string;
}

/** Whether something hidden becomes visible. */
const isShowing = (before: SurpriseSettings, after: SurpriseSettings, { now, timeZone }: Moment): boolean => {
  const day = calendarDayIn(timeZone, now);
  return (
    (areGiftsHiddenOrUnreported(before, now, timeZone) && !areGiftsHiddenOrUnreported(after, now, timeZone)) ||
    (before.surpriseGifts.length > 0 && isBeforeEvent(before.eventDate, day) && !isBeforeEvent(after.eventDate, day))
  );
};

/** The emails to an owner of a registry when its hiding changes from `before` to `after`. */
export const surpriseChangeEmails =
  (
    before: SurpriseSettings & { readonly grId: GrId },
    after: SurpriseSettings,
    { now, timeZone }: Moment,
    from: Pick<Email, 'site' | 'origin'>,
  ) =>
  (owner: EmailedOwner): ReadonlyArray<DueEmail> => {
    if (owner.giftEmails === 'none') return [];
    const { grId, eventDate, surprise } = before;
    const { account, email: to, firstName } = owner;
    const day = calendarDayIn(timeZone, now);
    const shows = isShowing(before, after, { now, timeZone });
    const days = [...revealDays(after, day), ...(shows ? [day, digestDay(timeZone, now)] : [])].filter(
      (each) => morningOf(timeZone, each, now) > now,
    );
    return [
      ...(shows
        ? [
            {
              email: {
                to,
                ...from,
                about: { _tag: 'GiftsShown' as const, grId, account, firstName, surprise, eventDate, at: now },
              },
              dueAt: now,
              once: O.none,
            },
          ]
        : []),
      ...[...new Set(days)].map((each) => digestEmail(grId, owner, each, from, { now, timeZone })),
    ];
  };
