import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailPart, type OutgoingMail, paragraph, type SiteId, sites } from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emailHtml } from './email-html.ts';
import { emailLooks } from './email-looks.ts';

const root = join(import.meta.dirname, '../../../..');

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
  heading: words,
  greeting: words,
  parts: everyPart(words),
  footer: { reason: words, links: [], unsubscribe: O.some({ label: words, url: words }) },
});

const tags = (html: string): ReadonlyArray<string> => [...html.matchAll(/<[/!]?[a-z0-9]+/gi)].map(([tag]) => tag);

describe('an email as HTML', () => {
  it('[AUTH-06] no word of an email becomes markup or an attribute', () => {
    const plain = emailHtml(email('words'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.constantFrom('<img src=x onerror=alert(1)>', '"><script>', "' onload='"),
        ),
        (words) => {
          const html = emailHtml(email(words));
          expect(tags(html)).toEqual(tags(plain));
          expect(html.split('"').length).toBe(plain.split('"').length);
        },
      ),
    );
  });

  it('[INT-01] has the wordmark of the site, or its name as text where that name is not drawn', () => {
    expect(emailHtml(email('words'))).toContain('email-logo-main.png');
    const renamed = emailHtml({ ...email('words'), site: { ...sites.main, name: 'Oak & Ash', hasWordmark: false } });
    expect(renamed).not.toContain('email-logo');
    expect(renamed).toContain('>Oak &amp; Ash</p>');
  });

  it('[AUTH-06] a button has its address behind it and written out, a drawing is fetched from the shop as JPEG', () => {
    const html = emailHtml({
      ...email('words'),
      parts: [
        { _tag: 'Button', label: 'Open', url: 'https://shop.example/a?token=b&c=d' },
        {
          _tag: 'Gifts',
          gifts: [{ name: 'Pot', imagePath: '/pictures/pot-desktop.webp', details: [], message: '', price: '' }],
          all: { label: 'See all', url: 'https://shop.example/all' },
        },
      ],
    });
    expect(html).toContain('href="https://shop.example/a?token=b&amp;c=d"');
    expect(html).toContain('>https://shop.example/a?token=b&amp;c=d</p>');
    expect(html).toContain('src="https://shop.example/pictures/pot-desktop.jpg"');
  });

  it.each<SiteId>(['main', 'modern', 'kids', 'canada'])(
    '[AUTH-06] an email of %s has the colors and corners of its style sheet, and a wordmark of the stated size',
    async (site) => {
      const sheet = (name: string): string =>
        readFileSync(join(root, 'packages/ui/src/theme/sites', `${name}.css`), 'utf8');
      const variables = new Map(
        [...`${sheet('main')}${sheet(site)}`.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value]) => [
          name,
          value,
        ]),
      );
      const look = emailLooks[site];
      const named = {
        sunken: 'sunken',
        surface: 'surface',
        stage: 'stage',
        text: 'text',
        muted: 'muted',
        border: 'border',
        accent: 'accent',
        onAccent: 'on-accent',
        controlRadius: 'r-control',
        cardRadius: 'r-card',
        displayWeight: 'display-weight',
      } as const;
      const entries = Object.entries(named).map(([key, name]) => [key, variables.get(name)]);
      expect(look).toMatchObject(Object.fromEntries(entries));
      const { width, height } = await sharp(join(root, 'apps/web/public', look.logo.file)).metadata();
      expect(height).toBe(64);
      expect(Math.abs((width ?? 0) / 2 - look.logo.width)).toBeLessThanOrEqual(1);
    },
  );
});
