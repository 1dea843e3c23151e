import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { emailSigns } from '../messages/index.ts';
import { type EmailText, paragraph, plainEmail } from './email-text.ts';
import { fittedEmail } from './fitted-email.ts';

const all = { label: 'See all gifts', url: 'https://shop.example/gifts' };
const giftOf = (name: string, message = '') => ({ name, imagePath: '', details: ['From Rosa'], message, price: '' });
const emailOf = (gifts: ReadonlyArray<ReturnType<typeof giftOf>>, text = 'This just came in.'): EmailText => ({
  subject: 'New gifts',
  heading: 'New gifts',
  greeting: 'Hello Amelia,',
  parts: [paragraph(text), { _tag: 'Gifts', gifts, all }],
  footer: { reason: 'You have a registry.', links: [], unsubscribe: O.none },
});

/** As HTML would be: each gift has markup, and a letter has up to six bytes. */
const size = (email: EmailText): number =>
  500 +
  6 * plainEmail(email, emailSigns).length +
  600 * email.parts.flatMap((part) => (part._tag === 'Gifts' ? part.gifts : [])).length;
const LIMIT = 20_000;
const fitted = (email: EmailText): EmailText =>
  fittedEmail(email, { limit: LIMIT, size, more: (count) => `… and ${count} more.` });

const text = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ minLength: 650, maxLength: 5_000 }));
const email = fc
  .tuple(
    fc.array(
      fc.tuple(text, text).map(([name, message]) => giftOf(name, message)),
      { maxLength: 60 },
    ),
    text,
  )
  .map(([gifts, words]) => emailOf(gifts, words));

const shownIn = ({ parts }: EmailText) => parts.flatMap((part) => (part._tag === 'Gifts' ? part.gifts : []));
const leftIn = ({ parts }: EmailText): number =>
  parts.reduce(
    (sum, part) => sum + (part._tag === 'Paragraph' ? Number(/^… and (\d+) more\.$/.exec(part.text)?.[1] ?? 0) : 0),
    0,
  );

describe('an email that mail programs show whole', () => {
  it('[MAIL-05] no email is larger than the limit', () => {
    forAll(email, (each) => void expect(size(fitted(each))).toBeLessThanOrEqual(LIMIT));
  });

  it('[MAIL-05] an email that fits stays as it is', () => {
    forAll(email, (each) => {
      if (size(each) <= LIMIT) expect(fitted(each)).toBe(each);
    });
  });

  it('[MAIL-05] what is shown and what is counted as left out are all the gifts, in their order, and one more would not have fitted', () => {
    forAll(fc.integer({ min: 0, max: 120 }), (count) => {
      const gifts = Array.from({ length: count }, (_, at) => giftOf(`Gift ${at}`));
      const short = fitted(emailOf(gifts));
      const shown = shownIn(short);
      expect(shown).toEqual(gifts.slice(0, shown.length));
      expect(shown.length + leftIn(short)).toBe(count);
      if (shown.length < count) expect(size(emailOf(gifts.slice(0, shown.length + 1)))).toBeGreaterThan(LIMIT - 500);
    });
  });

  it('[MAIL-05] says how many gifts are left out, with a link to all', () => {
    const gifts = Array.from({ length: 50 }, (_, at) => giftOf(`Gift ${at}`));
    const short = fittedEmail(emailOf(gifts), {
      limit: 16_000,
      size: (each) => 1_000 * shownIn(each).length,
      more: (count) => `… and ${count} more.`,
    });
    expect(shownIn(short)).toEqual(gifts.slice(0, 16));
    expect(short.parts.at(-1)).toEqual(paragraph('… and 34 more.', all));
  });

  it('[MAIL-05] a text longer than any that people can enter is cut where it does not fit', () => {
    const short = fitted(emailOf([giftOf('Plate')], '🎁'.repeat(9_000)));
    expect(short.parts[0]).toEqual(paragraph(`${'🎁'.repeat(699)}…`));
  });
});
