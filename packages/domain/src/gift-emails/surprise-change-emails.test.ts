import { accountIdOf, dayOf, exampleRegistry, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Surprise } from '../event/index.ts';
import type { EmailedOwner, GiftEmails } from './gift-email.ts';
import { surpriseChangeEmails } from './surprise-change-emails.ts';

const now = instantOf('2027-06-01T16:00:00.000Z');
const owner = (giftEmails: GiftEmails): EmailedOwner => ({
  account: accountIdOf('account-amelia'),
  email: 'amelia@example.com',
  firstName: 'Amelia',
  giftEmails,
  stopKey: 'stop',
});
const hiding = (surprise: Surprise) => exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')), surprise });
const emails = (before: Surprise, after: Surprise, often: GiftEmails = 'daily') =>
  surpriseChangeEmails(
    hiding(before),
    hiding(after),
    { now, timeZone: 'America/Chicago' },
    { site: 'main', origin: 'https://shop.example' },
  )(owner(often)).map(({ email, dueAt }) => `${email.about._tag} ${dueAt}`);
const off: Surprise = { _tag: 'Off' };
const untilEvent: Surprise = { _tag: 'UntilEvent' };
const untilDay: Surprise = { _tag: 'UntilDay', day: dayOf('2027-12-24') };

describe('the emails that a change of what is hidden causes', () => {
  it('[OWN-02] what is still hidden gets an email on the morning of the day on which it is shown', () => {
    expect(emails(off, untilEvent)).toEqual(['GiftDigest 2027-06-12T13:00:00.000Z']);
    expect(emails(untilEvent, untilDay, 'each')).toEqual(['GiftDigest 2027-12-24T14:00:00.000Z']);
  });

  it('[OWN-02] what is shown early gets an email at once, and so does nothing else', () => {
    expect(emails(untilDay, off)).toEqual([
      'GiftsShown 2027-06-01T16:00:00.000Z',
      'GiftDigest 2027-06-02T13:00:00.000Z',
    ]);
    expect(emails(off, off)).toEqual([]);
  });

  it('[OWN-01] an owner who wants no emails gets none', () => {
    expect(emails(untilDay, off, 'none')).toEqual([]);
  });
});
