import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { isLinkValidAt, linkExpiry } from './link-expiry.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');

describe('a link in an email', () => {
  it.each([
    ['resetPassword', '2027-06-01T12:59:59.999Z', '2027-06-01T13:00:00.000Z'],
    ['confirmAccount', '2027-06-02T11:59:59.999Z', '2027-06-02T12:00:00.000Z'],
    ['confirmEmail', '2027-06-02T11:59:59.999Z', '2027-06-02T12:00:00.000Z'],
    ['invitation', '2027-06-08T11:59:59.999Z', '2027-06-08T12:00:00.000Z'],
    ['order', '2027-07-01T11:59:59.999Z', '2027-07-01T12:00:00.000Z'],
  ] as const)(
    '[AUTH-06] [ACC-05] [GIVE-02] a link opens until its hour, its day, its seven or its thirty days are over, and not from then on: %s',
    (purpose, last, over) => {
      const end = linkExpiry(purpose, noon);
      expect([
        isLinkValidAt(end, noon),
        isLinkValidAt(end, instantOf(last)),
        isLinkValidAt(end, instantOf(over)),
      ]).toEqual([true, true, false]);
    },
  );
});
