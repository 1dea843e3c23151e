import { type EmailContents, type EmailedGift, emailMessages, orderView, type SiteId } from '@gift-registry/domain';
import {
  dayOf,
  demoSite,
  exampleHeldOrder,
  exampleRecordLine,
  exampleRegistry,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { mailMessage } from './mail-message.ts';

const origin = 'https://registry.shop.example';
const link = `${origin}/order/${'k'.repeat(80)}`;
const sentAt = instantOf('2027-06-02T13:00:00.000Z');

const messageOf = (contents: EmailContents, site: SiteId = 'main') =>
  mailMessage(
    { to: 'a@example.com', site: demoSite(site), origin, ...emailMessages(contents, demoSite(site), sentAt) },
    'registry@example.com',
  );

/** Longest texts, of characters that need several bytes or several characters of markup. */
const longest = (length: number) =>
  fc.constantFrom('&', '"', '<', '’', 'é', '🎁', 'ᐊ', "'", '&amp;').map((character) => character.repeat(length));
const shortOr = (length: number) => fc.oneof(fc.constantFrom('Plate', 'Rosa'), longest(length));

const gift: fc.Arbitrary<EmailedGift> = fc.record({
  name: shortOr(200),
  imagePath: fc.constantFrom('', '/pictures/pot-desktop.webp', `https://pictures.example/${'a'.repeat(1_900)}`),
  giver: fc.option(shortOr(121)).map(O.fromNullable),
  isElsewhere: fc.boolean(),
  shop: fc.option(shortOr(60)).map(O.fromNullable),
  isUnmatched: fc.boolean(),
  quantity: fc.constantFrom(O.none, O.some(2)),
  amount: fc.constant(O.none),
  message: fc.oneof(fc.constant(''), longest(500)),
});

const giftsReceived = (gifts: ReadonlyArray<EmailedGift>, text: string): EmailContents => ({
  _tag: 'GiftsReceived',
  grId: '100200300',
  firstName: text,
  eventCode: text,
  often: 'daily',
  isDigest: true,
  digestDay: O.some(dayOf('2027-06-02')),
  gifts,
  needsAddress: true,
  thankYouManager: link,
  settings: link,
  stop: link,
});

const orderContents = fc
  .tuple(fc.integer({ min: 1, max: 120 }), shortOr(60), longest(500), shortOr(300))
  .map(([count, name, message, product]): ReadonlyArray<EmailContents> => {
    const lines = Array.from({ length: count }, (_, at) => exampleRecordLine({ line: at + 1, name: product }));
    const held = exampleHeldOrder({
      lines,
      message,
      giver: { firstName: name, lastName: name, email: 'r@example.com' },
    });
    const registries = [{ ...exampleRegistry(), primaryFirstName: name, secondaryFirstName: O.some(name) }];
    const order = orderView({ ...held, registries }, dayOf('2027-06-02'), { isOwn: false });
    const of = { firstName: name, order, link };
    return [
      { _tag: 'OrderReceipt', ...of },
      { _tag: 'GiftChanged', name: product, change: 'replaced', ...of },
      { _tag: 'OrderTakenBack', name: product, imagePath: '', units: 2, quantity: 3, refund: order.refund, ...of },
    ];
  });

const registryContents = longest(1_000).map((text): ReadonlyArray<EmailContents> => {
  const registry = { grId: '100200300', firstName: text, eventCode: text };
  const by = O.some(text);
  return [
    { _tag: 'RegistryDeleted', by, ...registry },
    { _tag: 'CoRegistrantLeft', by, hadAddress: true, settings: link, ...registry },
    { _tag: 'CoRegistrantJoined', joined: by, email: text, settings: link, ...registry },
    { _tag: 'Invitation', from: by, link, ...registry },
  ];
});

describe('the size of an email', () => {
  it('[MAIL-05] no email has more than 90 KB of HTML, however many gifts, however long their texts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.tuple(fc.array(gift, { maxLength: 200, size: 'max' }), shortOr(60)).map((of) => [giftsReceived(...of)]),
          orderContents,
          registryContents,
        ),
        fc.constantFrom<SiteId>('main', 'modern', 'kids', 'canada'),
        (contents, site) => {
          for (const each of contents)
            expect(Buffer.byteLength(messageOf(each, site).html)).toBeLessThanOrEqual(90_000);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[MAIL-05] a day of five hundred gifts names as many as fit, says how many more there are, and keeps its button and the way to stop it', () => {
    const one: EmailedGift = {
      name: 'Linden Dinner Plate',
      imagePath: '/pictures/plate-desktop.webp',
      giver: O.some('Rosa Almeida'),
      isElsewhere: false,
      shop: O.none,
      isUnmatched: false,
      quantity: O.some(2),
      amount: O.none,
      message: 'With love to you both.',
    };
    const { html, text, subject } = messageOf(
      giftsReceived(
        Array.from({ length: 500 }, () => one),
        'Wedding',
      ),
    );
    const shown = html.split('Linden Dinner Plate').length - 1;
    expect(shown).toBeGreaterThan(50);
    expect(text.split('* Linden Dinner Plate')).toHaveLength(shown + 1);
    expect(subject).toBe('500 new gifts on your Wedding registry (# 100200300, Jun 2, 2027)');
    for (const form of [html, text]) {
      expect(form).toContain(`… and ${500 - shown} more.`);
      expect(form).toContain('See all gifts');
      expect(form).toContain('Open Thank You Manager');
      expect(form).toContain('Stop these emails');
    }
  });
});
