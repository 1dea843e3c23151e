import {
  dayOf,
  exampleHeldOrder,
  exampleRegistry,
  forAll,
  instantOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDayIn, instantAt } from '../../calendar/index.ts';
import { parseOrderNumber } from '../../identity/index.ts';
import { orderView } from '../../placed-order/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { emailMessages } from './emails.ts';

const noon = instantOf('2027-06-02T17:00:00.000Z');
const name = fc.oneof(
  fc.constantFrom('Rosa', ''),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ minLength: 60, maxLength: 200 }),
);
const link = 'https://shop.example/';

const giftsReceived = (
  grId: string,
  digestDay: O.Option<ReturnType<typeof dayOf>>,
  eventCode = 'br',
): EmailContents => ({
  _tag: 'GiftsReceived',
  grId,
  firstName: 'Amelia',
  eventCode,
  often: 'daily',
  isDigest: O.isSome(digestDay),
  digestDay,
  gifts: [],
  needsAddress: false,
  thankYouManager: link,
  settings: link,
  stop: link,
});

const orderOf = (orderNumber: string, itsName: string) =>
  orderView(
    {
      ...exampleHeldOrder({ orderNumber: O.getOrElseW(() => expect.fail())(parseOrderNumber(orderNumber)) }),
      registries: [{ ...exampleRegistry(), primaryFirstName: itsName }],
    },
    dayOf('2027-06-02'),
    { isOwn: false },
  );

/** Emails about a registry or an order of that number. */
const emailsAbout = (grId: string, orderNumber: string, text: string): ReadonlyArray<EmailContents> => {
  const registry = { grId, firstName: 'Amelia', eventCode: text };
  const order = { firstName: 'Ruth', order: orderOf(orderNumber, text), link };
  return [
    { _tag: 'RegistryDeleted', by: O.none, ...registry },
    { _tag: 'OwnRegistryDeleted', ...registry },
    { _tag: 'CoRegistrantLeft', by: O.none, hadAddress: true, settings: link, ...registry },
    { _tag: 'CoRegistrantJoined', joined: O.none, email: 'ida@example.com', settings: link, ...registry },
    { _tag: 'Invitation', from: O.some(text), link, ...registry },
    giftsReceived(grId, O.none, text),
    { _tag: 'OrderReceipt', ...order },
    { _tag: 'GiftChanged', name: text, change: 'removed', ...order },
    { _tag: 'OrderTakenBack', name: text, imagePath: '', units: 2, quantity: 3, refund: order.order.refund, ...order },
    { _tag: 'OrderEmailChanged', orderNumber, firstName: 'Ruth', ownOrder: link },
  ];
};

const subjectOf = (contents: EmailContents, at = noon): string => emailMessages(contents, sites.main, at).subject;
const subjects = (grId: string, orderNumber: string, text: string, at = noon) =>
  emailsAbout(grId, orderNumber, text).map((contents) => subjectOf(contents, at));

describe('the subject of an email', () => {
  it('[MAIL-05] names the registry or the order, and the day', () => {
    expect(subjects('100200300', 'GR-7KQ2M-XW94C', 'Wedding')).toEqual([
      'Your Wedding registry was deleted (# 100200300, Jun 2, 2027)',
      'Your Wedding registry was deleted (# 100200300, Jun 2, 2027)',
      'You now manage your Wedding registry on your own (# 100200300, Jun 2, 2027)',
      'Someone now manages your Wedding registry with you (# 100200300, Jun 2, 2027)',
      'Wedding has invited you to manage a registry together (# 100200300, Jun 2, 2027)',
      'No new gifts on your Wedding registry (# 100200300, Jun 2, 2027, 12pm)',
      'Your gift for Wedding & Jonah (order GR-7KQ2M-XW94C, Jun 2, 2027)',
      'About your gift for Wedding & Jonah: Wedding (order GR-7KQ2M-XW94C, Jun 2, 2027, 12pm)',
      'Canceled: Wedding (2 of 3) (order GR-7KQ2M-XW94C, Jun 2, 2027, 12pm)',
      'Your email was changed (order GR-7KQ2M-XW94C, Jun 2, 2027)',
    ]);
  });

  it('[MAIL-05] says once that it is about an order, also where the order is for no registry', () => {
    const given = orderOf('GR-7KQ2M-XW94C', 'Wedding');
    const order = { ...given, lines: given.lines.map(({ registry: _, ...line }) => line) };
    expect(subjectOf({ _tag: 'OrderReceipt', firstName: 'Ruth', order, link })).toBe(
      'Your receipt (order GR-7KQ2M-XW94C, Jun 2, 2027)',
    );
  });

  it('[MAIL-05] a daily email names its day, however late it leaves; one that is sent at once has the time where the retailer is', () => {
    expect(subjectOf(giftsReceived('100200300', O.some(dayOf('2027-06-01'))))).toBe(
      'No new gifts on your Wedding registry (# 100200300, Jun 1, 2027)',
    );
    expect(subjectOf(giftsReceived('100200300', O.none), instantOf('2027-06-02T03:41:00.000Z'))).toBe(
      'No new gifts on your Wedding registry (# 100200300, Jun 1, 2027, 10:41pm)',
    );
  });

  it('[MAIL-05] emails about two registries, two orders or two days never have the same subject', () => {
    const number = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);
    const daysLater = fc.integer({ min: 0, max: 800 });
    forAll(number, number, daysLater, daysLater, name, (one, other, from, to, text) => {
      const at = (days: number) => O.getOrElseW(() => expect.fail())(instantAt(Date.parse(noon) + days * 86_400_000));
      const dayAt = (days: number) => calendarDayIn(sites.main.timeZone, at(days));
      const before = subjects(one, `GR-${one}`, text, at(from));
      const after = subjects(other, `GR-${other}`, text, at(to));
      const isSame = one === other && dayAt(from) === dayAt(to);
      for (const [index, subject] of before.entries()) expect(subject === after[index]).toBe(isSame);
      expect(subjectOf(giftsReceived(one, O.some(addDays(dayOf('2027-06-02'), from))))).not.toBe(
        subjectOf(giftsReceived(one, O.some(addDays(dayOf('2027-06-02'), from + 1)))),
      );
    });
  });

  it('[MAIL-05] a subject has at most 110 characters, whatever the names', () => {
    forAll(name, (text) => {
      for (const subject of subjects('100200300', 'Z'.repeat(40), text))
        expect([...subject].length).toBeLessThanOrEqual(110);
    });
  });

  it('[MAIL-05] it is on one line', () => {
    for (const subject of subjects('100200300', 'GR-1', 'Rosa\r\nBcc: thief@evil.example'))
      expect(subject).not.toMatch(/[\r\n]/);
  });
});
