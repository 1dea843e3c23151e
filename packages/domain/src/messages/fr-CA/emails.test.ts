import {
  centsOf,
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
import { plainEmail } from '../../mail/index.ts';
import { orderView } from '../../placed-order/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { emailMessages, emailSigns } from './emails.ts';

const link = 'https://boutique.example/';
const noon = instantOf('2027-06-01T17:05:00.000Z');

const orderFor = (name: string, units: number) => {
  const held = exampleHeldOrder();
  return orderView(
    {
      order: {
        ...held.order,
        message: 'Aux longs soupers',
        lines: held.order.lines.map((line) => ({ ...line, name: 'Assiette', quantity: units })),
      },
      registries: [{ ...exampleRegistry(), primaryFirstName: name, secondaryFirstName: O.none }],
    },
    dayOf('2027-06-01'),
    { isOwn: false },
  );
};

/** Each email, about a person of that name. */
const emailsFor = (name: string, units: number): ReadonlyArray<EmailContents> => {
  const person = { firstName: name };
  const registry = { ...person, grId: '100200300', eventCode: 'br' };
  const order = orderFor(name, units);
  const ordered = { ...person, order, link };
  const elsewhere = { ...ordered, order: { ...order, boughtAt: O.some({ shop: 'La Baie', shopOrder: '' }) } };
  const gift = {
    name: 'Assiette',
    imagePath: '',
    giver: O.some(name),
    isElsewhere: false,
    shop: O.none,
    isUnmatched: false,
    quantity: O.some(units),
    amount: O.none,
    message: '',
  };
  return [
    { _tag: 'ConfirmAccount', ...person, link },
    { _tag: 'AccountExists', ...person, signIn: link, forgotPassword: link },
    { _tag: 'ResetPassword', ...person, link },
    { _tag: 'ConfirmEmail', ...person, link },
    { _tag: 'EmailChangeAsked', ...person, wanted: 'ida@exemple.com', forgotPassword: link },
    { _tag: 'EmailChanged', ...person, email: 'ida@exemple.com' },
    { _tag: 'PasswordChanged', ...person, forgotPassword: link },
    { _tag: 'AccountDeleted', ...person },
    { _tag: 'RegistryDeleted', ...registry, by: O.some(name) },
    { _tag: 'OwnRegistryDeleted', ...registry },
    { _tag: 'CoRegistrantLeft', ...registry, by: O.some(name), hadAddress: true, settings: link },
    { _tag: 'CoRegistrantJoined', ...registry, joined: O.some(name), email: 'ida@exemple.com', settings: link },
    {
      _tag: 'GiftsReceived',
      ...registry,
      often: 'each',
      isDigest: false,
      digestDay: O.none,
      gifts: [gift],
      needsAddress: true,
      thankYouManager: link,
      settings: link,
      stop: link,
    },
    { _tag: 'Invitation', ...registry, from: O.some(name), link },
    { _tag: 'FundsClosed', ...registry, credit: centsOf(1_000), waiting: centsOf(2_000), funds: link },
    { _tag: 'GiftChanged', ...ordered, name: 'Assiette', change: 'replaced' },
    { _tag: 'GiftChanged', ...elsewhere, name: 'Assiette', change: 'removed' },
    { _tag: 'GiftsOfferedBack', ...ordered },
    { _tag: 'FundShort', ...ordered },
    { _tag: 'OrderReceipt', ...ordered },
    { _tag: 'OrderReceipt', ...elsewhere },
    {
      _tag: 'OrderReceipt',
      ...ordered,
      order: { ...order, lines: order.lines.map(({ registry: _, ...line }) => line) },
    },
    { _tag: 'OrderTakenBack', ...ordered, name: 'Assiette', imagePath: '', units, quantity: 12, refund: order.refund },
    {
      _tag: 'OrderTakenBack',
      ...elsewhere,
      name: 'Assiette',
      imagePath: '',
      units,
      quantity: 12,
      refund: order.refund,
    },
    { _tag: 'OrderEmailChanged', ...person, orderNumber: order.orderNumber, ownOrder: link },
    { _tag: 'GiftsRejected', ...elsewhere, gifts: order.lines, registry: O.some(link) },
  ];
};

const textOf = (contents: EmailContents): string => {
  const email = emailMessages(contents, { ...sites.canada, name: 'Âtre' }, noon);
  return `${email.subject}\n${plainEmail(email, emailSigns)}`;
};

const subjectOf = (contents: EmailContents): string =>
  emailMessages(contents, sites.canada, noon).subject.replaceAll('\u00A0', ' ');

describe('emails in French', () => {
  it.each(['Amelia', 'Hugo', 'Hélène'])('no word before %s would have to be shortened', (name) => {
    for (const contents of emailsFor(name, 2))
      expect(textOf(contents)).not.toMatch(
        new RegExp(`(?:(?<![\\p{L}])(?:de|que|le|la|si|ce)[ \\u00A0]|’)(?:${name}|Âtre)`, 'iu'),
      );
  });

  it('[LANG-02] no English word stands in any of them', () => {
    const english =
      /(?<![\p{L}.@/-])(?:the|your|you|and|gifts?|registry|of|for|to|with|from|orders?|card|ending|shipping|tax|returns?|this|is|are|was|here|see)(?![\p{L}@/-]|\.\w)/iu;
    for (const contents of emailsFor('Hélène', 2)) expect(textOf(contents).match(english)).toBeNull();
  });

  it.each([
    ['Mariage : votre liste de cadeaux a été supprimée (nº 100200300, 1er juin 2027)', 'OwnRegistryDeleted'],
    ['Mariage : un nouveau cadeau sur votre liste (nº 100200300, 1er juin 2027, 12 h 05)', 'GiftsReceived'],
    ['Hugo vous invite à gérer une liste ensemble (nº 100200300, 1er juin 2027)', 'Invitation'],
    ['Votre cadeau pour Hugo (commande GR-7KQ2M-XW94C, 1er juin 2027)', 'OrderReceipt'],
    ['Annulation : Assiette (2 sur 12) (commande GR-7KQ2M-XW94C, 1er juin 2027, 12 h 05)', 'OrderTakenBack'],
  ])('"%s"', (subject, tag) => {
    expect(
      emailsFor('Hugo', 2)
        .filter(({ _tag }) => _tag === tag)
        .map(subjectOf)[0],
    ).toBe(subject);
  });

  it('[MAIL-05] a subject says once that it is about an order', () => {
    for (const subject of emailsFor('Hugo', 2).map(subjectOf))
      expect(subject.split('commande').length, subject).toBeLessThanOrEqual(2);
  });

  it('a subject has at most 110 characters, whatever the names', () => {
    forAll(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
      for (const contents of emailsFor(name, 12)) expect([...subjectOf(contents)].length).toBeLessThanOrEqual(110);
    });
  });
});
