import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { emailSigns } from '../messages/index.ts';
import { button, type EmailText, paragraph, paragraphWithLead, plainEmail, smallPrint } from './email-text.ts';

const words = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){0,3}$/);
const url = words.map((name) => `https://shop.example/${name.replaceAll(' ', '/')}?key=a&b=c`);
const link = fc.record({ label: words, url });

const part = fc.oneof(
  fc.tuple(words, link).map(([text, way]) => paragraph(text, way)),
  fc.tuple(words, words).map(([lead, text]) => paragraphWithLead(lead, text)),
  words.map(smallPrint),
  fc.tuple(words, url).map(([label, address]) => button(label, address)),
  words.map((text) => ({ _tag: 'Heading', text }) as const),
  fc.tuple(words, words).map(([lead, text]) => ({ _tag: 'Note', lead, text }) as const),
  fc
    .record({ name: words, details: fc.array(words), message: words, price: words })
    .map((gift) => ({ _tag: 'Gifts', gifts: [{ ...gift, imagePath: '' }], all: { label: '', url: '' } }) as const),
  fc
    .tuple(words, words)
    .map(([label, amount]) => ({ _tag: 'Sums', sums: [{ label, amount, isTotal: true }] }) as const),
);

const email: fc.Arbitrary<EmailText> = fc.record({
  subject: words,
  heading: words,
  greeting: words,
  parts: fc.array(part),
  footer: fc.record({ reason: words, links: fc.array(link), unsubscribe: link.map(O.some) }),
});

/** All texts of a value in order, without tags, pictures and flags. */
const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (key === '_tag' || key === 'imagePath' ? [] : textsIn(held)));
};

describe('an email as plain text', () => {
  it('[AUTH-06] the plain text has every word of the email, in its order', () => {
    forAll(email, ({ greeting, parts, footer, ...rest }) => {
      const text = plainEmail({ greeting, parts, footer, ...rest }, emailSigns);
      const expected = [greeting, ...textsIn(parts), ...textsIn(footer)];
      // The price stands beside the name, before the details.
      if (!parts.some(({ _tag }) => _tag === 'Gifts'))
        expect(
          expected.reduce((from, one) => {
            const at = text.indexOf(one, from);
            expect(at).toBeGreaterThanOrEqual(from);
            return at + one.length;
          }, 0),
        ).toBeLessThanOrEqual(text.length);
      for (const one of expected) expect(text).toContain(one);
    });
  });

  it('[AUTH-06] every address is on a line of its own, whole', () => {
    forAll(email, (one) => {
      const lines = plainEmail(one, emailSigns).split('\n');
      for (const address of textsIn([one.parts, one.footer]).filter((text) => text.startsWith('https:')))
        expect(lines).toContain(address);
    });
  });
});
