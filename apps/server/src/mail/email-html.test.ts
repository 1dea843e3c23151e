import { type EmailPart, type OutgoingMail, paragraph } from '@gift-registry/domain';
import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { plainLooks } from '../site-look/site-look.ts';
import { emailHtml } from './email-html.ts';

const look = plainLooks.of(sites.main).email;

const everyPart = (words: string): ReadonlyArray<EmailPart> => [
  paragraph(words, { label: words, url: words }),
  { _tag: 'Heading', text: words },
  { _tag: 'Note', lead: words, text: words },
  { _tag: 'Button', label: words, url: words },
  {
    _tag: 'Gifts',
    gifts: [{ name: words, imagePath: words, details: [words], message: words, price: words }],
    all: { label: words, url: words },
  },
  { _tag: 'Sums', sums: [{ label: words, amount: words, isTotal: true }] },
];

const email = (words: string): OutgoingMail => ({
  to: 'rosa@example.com',
  site: sites.main,
  origin: 'https://shop.example',
  subject: words,
  heading: `${words}.`,
  greeting: words,
  parts: everyPart(words),
  footer: { reason: words, links: [], unsubscribe: O.some({ label: words, url: words }) },
});

const tags = (html: string): ReadonlyArray<string> => [...html.matchAll(/<[/!]?[a-z0-9]+/gi)].map(([tag]) => tag);

describe('an email as HTML', () => {
  it('[AUTH-06] no word of an email becomes markup or an attribute', () => {
    const plain = emailHtml(email('words'), look);
    forAll(
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('<img src=x onerror=alert(1)>', '"><script>', "' onload='"),
      ),
      (words) => {
        const html = emailHtml(email(words), look);
        expect(tags(html)).toEqual(tags(plain));
        expect(html.split('"').length).toBe(plain.split('"').length);
      },
    );
  });

  it('[INT-01] has the wordmark of the site, or its name as text where that name is not drawn', () => {
    expect(emailHtml(email('words'), look)).toContain(
      'src="https://shop.example/email-logo-main.png" alt="Hearth &amp; Field" width="177" height="32"',
    );
    const renamed = { ...sites.main, name: 'Oak & Ash', wordmark: O.none };
    const html = emailHtml({ ...email('words'), site: renamed }, look);
    expect(html).not.toContain('email-logo');
    expect(html).toContain('>Oak &amp; Ash</p>');
  });

  it('[AUTH-06] a button has its address behind it, a drawing is fetched from the shop as JPEG', () => {
    const html = emailHtml(
      {
        ...email('words'),
        parts: [
          { _tag: 'Button', label: 'Open', url: 'https://shop.example/a?token=b&c=d' },
          {
            _tag: 'Gifts',
            gifts: [{ name: 'Pot', imagePath: '/pictures/pot-desktop.webp', details: [], message: '', price: '' }],
            all: { label: 'See all', url: 'https://shop.example/all' },
          },
        ],
      },
      look,
    );
    expect(html).toContain('href="https://shop.example/a?token=b&amp;c=d"');
    expect(html).toContain('src="https://shop.example/pictures/pot-desktop.jpg"');
  });
});
