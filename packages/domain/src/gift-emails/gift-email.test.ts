import {
  accountIdOf,
  dayOf,
  exampleRegistry,
  grIdOf,
  instantOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type EmailedOwner, type GiftEmails, giftEmail } from './gift-email.ts';

const owner = (giftEmails: GiftEmails): EmailedOwner => ({
  account: accountIdOf('account-amelia'),
  email: 'amelia@example.com',
  firstName: 'Amelia',
  giftEmails,
  stopKey: 'stop',
});
const registry = exampleRegistry({ grId: grIdOf('100200300'), eventDate: O.some(dayOf('2027-06-12')) });
const from = { site: 'main', origin: 'https://shop.example' } as const;
const gift = (placedAt: string, isSurprise = false, now = placedAt) => ({
  orderNumber: orderNumberOf('HF-1'),
  placedAt: instantOf(placedAt),
  isSurprise,
  now: instantOf(now),
  timeZone: 'America/Chicago',
});
/** What is due when; the moments are those of summer time in Chicago. */
const due = (given: ReturnType<typeof gift>, often: GiftEmails, of = registry) =>
  O.match(
    () => 'none',
    ({ email, dueAt }: { email: { about: { _tag: string } }; dueAt: string }) => `${email.about._tag} ${dueAt}`,
  )(giftEmail(of, given, from)(owner(often)));

describe('the email about a gift', () => {
  it('[OWN-01] an owner who wants no emails gets none', () => {
    expect(due(gift('2027-06-01T12:00:00.000Z'), 'none')).toBe('none');
  });

  it('[OWN-01] one email for each gift is due at once, unless the gift is hidden', () => {
    expect(due(gift('2027-06-01T12:00:00.000Z'), 'each')).toBe('GiftReceived 2027-06-01T12:00:00.000Z');
    expect(due(gift('2027-06-01T12:00:00.000Z', true), 'each')).toBe('GiftDigest 2027-06-12T13:00:00.000Z');
  });

  it('[OWN-01] all gifts of a day are in one email, which is due in the morning after', () => {
    const emails = ['2027-06-01T05:00:00.000Z', '2027-06-02T04:59:59.000Z', '2027-06-02T05:00:00.000Z'].map((at) =>
      O.toUndefined(giftEmail(registry, gift(at), from)(owner('daily'))),
    );
    expect(emails.map((email) => email?.dueAt)).toEqual([
      '2027-06-02T13:00:00.000Z',
      '2027-06-02T13:00:00.000Z',
      '2027-06-03T13:00:00.000Z',
    ]);
    expect(emails[0]?.once).toEqual(emails[1]?.once);
    expect(emails[0]?.once).not.toEqual(emails[2]?.once);
  });

  it('[OWN-01] a gift that becomes known after that morning is reported at once', () => {
    const late = gift('2027-06-01T12:00:00.000Z', false, '2027-06-05T12:00:00.000Z');
    expect(due(late, 'daily')).toBe('GiftReceived 2027-06-05T12:00:00.000Z');
  });
});
