import { exampleRecord, forAll, visitorIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPlacedBy, withEmail } from './change-email.ts';
import type { OrderRecord } from './order-record.ts';

const giver = { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' };
const order = exampleRecord({ giver });
const emails = fc.array(fc.constantFrom('eve@example.com', 'mallory@example.com', 'ida@example.com'), {
  minLength: 1,
  maxLength: 5,
});
const byLink = (from: OrderRecord, to: ReadonlyArray<string>): OrderRecord =>
  to.reduce((present, email) => withEmail(present, email, { isOwn: false }), from);

describe('the email of an order', () => {
  it('[EDIT-01] however often its link alone changes the address, the one before all of that stays', () => {
    forAll(emails, (typed) => {
      const after = byLink(order, [...typed, 'eve@example.com']);
      expect([after.giver.email, after.emailBefore]).toEqual(['eve@example.com', O.some('ida@example.com')]);
    });
  });

  it('[EDIT-01] the browser that placed it changes the address for good', () => {
    forAll(emails, (typed) => {
      const back = withEmail(byLink(order, typed), 'ida@example.com', { isOwn: true });
      expect(back).toEqual(order);
      expect(withEmail(order, 'rosa@example.com', { isOwn: true }).emailBefore).toEqual(O.none);
    });
  });

  it('[EDIT-01] the address of before is never the present one', () => {
    forAll(emails, (typed) => {
      const { giver: after, emailBefore } = byLink(order, typed);
      expect(O.toUndefined(emailBefore)).not.toBe(after.email);
    });
  });

  it('[EDIT-01] an order is placed by its visitor; one that was not placed here by nobody', () => {
    const [ruth, eve] = [visitorIdOf('visitor-ruth'), visitorIdOf('visitor-eve')];
    expect(
      [{ visitor: O.some(ruth) }, { visitor: O.some(eve) }, { visitor: O.none }].map((of) => isPlacedBy(of, ruth)),
    ).toEqual([true, false, false]);
  });
});
