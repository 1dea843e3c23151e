import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleRegistry,
  forAll,
  giftIdOf,
  identityOf,
  instantOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O, readonlyArray as RA } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { calendarDayIn } from '../calendar/index.ts';
import type { Surprise } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';
import { isGiftHidden, type SurpriseGift, type SurpriseSettings, withHiddenSince } from '../registry/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';
import { digestGifts, giftsInEmail } from './digest-gifts.ts';
import { type DueEmail, type EmailedOwner, giftEmail } from './gift-email.ts';
import { surpriseChangeEmails } from './surprise-change-emails.ts';

const DAY = 86_400_000;
const first = Date.parse('2027-10-20T00:00:00.000Z');
const days = Array.from({ length: 40 }, (_, nth) => dayOf(new Date(first + nth * DAY).toISOString().slice(0, 10)));
const event = dayOf('2027-11-20');
const account = accountIdOf('account-amelia');
const from = { site: 'main', origin: 'https://shop.example' } as const;
const surpriseGift: SurpriseGift = {
  orderNumber: orderNumberOf('HF-1'),
  identity: O.none,
  units: 0,
  amount: centsOf(1),
};
const gift = (at: number, rest: Partial<ThankYouRow> = {}): ThankYouRow => ({
  id: giftIdOf('HF-1:1'),
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 1 },
  giverId: giftIdOf('HF-1:1'),
  postalAddress: O.none,
  name: 'Dinner Plate',
  imagePath: '',
  giver: { firstName: 'Rosa', lastName: '' },
  givenAt: instantOf(new Date(at).toISOString()),
  message: '',
  isThanked: false,
  note: '',
  ...rest,
});
const ZONE = 'America/Chicago';

/** A moment of the first 25 days, across the end of summer time. */
const moment = fc.integer({ min: 12, max: 24 * 25 }).map((hours) => first + (hours * DAY) / 24);
const registry = exampleRegistry({ eventDate: O.some(event) });
const reportedOn = (one: ThankYouRow, of = registry) =>
  days.filter((day) => digestGifts({ registry: of, gifts: [one] }, day, day, 'daily', ZONE).length > 0);

describe('the daily email', () => {
  it('[OWN-01] each gift that is not hidden is in the email of the day after, and in no other', () => {
    forAll(moment, (at) => {
      expect(reportedOn(gift(at))).toHaveLength(1);
    });
    expect(reportedOn(gift(Date.parse('2027-11-01T04:59:00.000Z')))).toEqual(['2027-11-01']);
  });

  it('[OWN-01] each gift that was hidden is in the email of the day on which it is shown', () => {
    forAll(moment, (at) => {
      expect(reportedOn(gift(at, { isSurprise: true }))).toEqual([event]);
    });
    const hiding = exampleRegistry({ ...registry, surprise: { _tag: 'UntilDay', day: dayOf('2027-11-25') } });
    expect(reportedOn(gift(first + DAY), hiding)).toEqual(['2027-11-25']);
  });

  it('[OWN-01] [ELSE-02] nothing hidden or returned is in any, and nothing that owners recorded themselves', () => {
    forAll(moment, fc.constantFrom(...days), (at, day) => {
      const seen = (one: ThankYouRow) =>
        digestGifts({ registry, gifts: [one] }, day, dayOf('2027-11-19'), 'daily', ZONE);
      expect(seen(gift(at, { isSurprise: true }))).toEqual([]);
      expect(seen(gift(at, { isReturned: true }))).toEqual([]);
      expect(seen(gift(at, { isAdded: true }))).toEqual([]);
    });
  });

  it('[OWN-01] [OWN-02] however often owners hide purchases, move the day and show them, each gift is in one email, and never while it is hidden', () => {
    const chosen = fc.oneof(
      fc.constant<Surprise>({ _tag: 'Off' }),
      fc.constant<Surprise>({ _tag: 'UntilEvent' }),
      fc.constantFrom(...days.slice(30)).map((day): Surprise => ({ _tag: 'UntilDay', day })),
      fc.integer({ min: 1, max: 29 }).map((nth): Surprise => ({ _tag: 'UntilDay', day: days[nth] ?? event })),
    );
    const happening = fc.record({ hour: fc.integer({ min: 12, max: 24 * 28 }), what: fc.option(chosen) });
    fc.assert(
      fc.property(
        fc.uniqueArray(happening, { selector: ({ hour }) => hour, maxLength: 8 }),
        fc.constantFrom('daily' as const, 'each' as const),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (happenings, often, areSurprises) => {
          const to: EmailedOwner = {
            account,
            email: 'amelia@example.com',
            firstName: 'Amelia',
            giftEmails: often,
            stopKey: '',
          };
          const ordered = [...happenings].sort((one, other) => one.hour - other.hour);
          let now: SurpriseSettings & { readonly grId: GrId } = exampleRegistry({ eventDate: O.some(event) });
          const [gifts, due]: [ThankYouRow[], DueEmail[]] = [[], []];
          const reported = new Map<string, number>();
          const sendUntil = (at: string): void => {
            due.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
            for (let next = due[0]; next !== undefined && next.dueAt <= at; next = due[0]) {
              due.shift();
              for (const { id, isSurprise } of giftsInEmail(
                { registry: now, gifts },
                next.email.about,
                often,
                next.dueAt,
                ZONE,
              )) {
                expect(isGiftHidden(now, calendarDayIn(ZONE, next.dueAt), isSurprise === true)).toBe(false);
                reported.set(id, (reported.get(id) ?? 0) + 1);
              }
            }
          };
          const queue = (emails: ReadonlyArray<DueEmail>): void => {
            for (const email of emails)
              if (O.isNone(email.once) || !due.some(({ once }) => O.toUndefined(once) === O.toUndefined(email.once)))
                due.push(email);
          };
          ordered.forEach(({ hour, what }, nth) => {
            // Never at the moment at which a daily email is due.
            const at = instantOf(new Date(first + ((hour + 0.5) * DAY) / 24).toISOString());
            sendUntil(at);
            if (what === null) {
              const isSurprise = areSurprises[nth] === true;
              const one = gift(Date.parse(at), {
                id: giftIdOf(`HF-${nth}:1`),
                ...(isSurprise ? { isSurprise: true as const } : {}),
              });
              gifts.push(one);
              if (isSurprise) now = { ...now, surpriseGifts: [...now.surpriseGifts, surpriseGift] };
              queue(
                RA.fromOption(
                  giftEmail(
                    now,
                    { orderNumber: orderNumberOf(`HF-${nth}`), placedAt: at, isSurprise, now: at, timeZone: ZONE },
                    from,
                  )(to),
                ),
              );
              return;
            }
            if (what._tag === 'UntilDay' && what.day <= calendarDayIn(ZONE, at)) return;
            const after = { ...now, surprise: withHiddenSince(now, what, at, ZONE) };
            queue(surpriseChangeEmails(now, after, { now: at, timeZone: ZONE }, from)(to));
            now = after;
          });
          sendUntil('2028-01-01T00:00:00.000Z');
          expect(gifts.map(({ id }) => [id, reported.get(id)])).toEqual(gifts.map(({ id }) => [id, 1]));
        },
      ),
      { numRuns: 400 },
    );
  });
});
