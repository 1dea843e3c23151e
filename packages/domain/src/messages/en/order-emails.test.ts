import {
  centsOf,
  dayOf,
  exampleHeldOrder,
  exampleRecordLine,
  exampleRegistry,
  grIdOf,
  instantOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sumUp } from '../../cart/index.ts';
import { orderView } from '../../placed-order/index.ts';
import { orderEmail } from './order-emails.ts';

const [grId, event] = [grIdOf('7310442'), O.some(dayOf('2027-06-12'))];
const receipt = (overrides: Parameters<typeof exampleHeldOrder>[0]): string => {
  const held = { ...exampleHeldOrder(overrides), registries: [exampleRegistry({ eventDate: event })] };
  const order = orderView(held, dayOf('2027-01-02'), { isOwn: true });
  return JSON.stringify(
    orderEmail({ _tag: 'OrderReceipt', firstName: 'Ruth', order, link: 'https://shop.example/' }, sites.main, ''),
  );
};

describe('the receipt of an order', () => {
  it('[WRAP-01] names gift wrap, card and gift receipt', () => {
    const wrap = { code: 'linen', name: 'Linen ribbon' };
    const giftOptions = [{ grId, wrap, hasCard: true, hasReceipt: true }];
    expect(receipt({ giftOptions })).toContain('In the box: gift wrap (Linen ribbon), card, gift receipt.');
    expect(receipt({})).not.toContain('In the box');
  });

  it('[WRAP-01] only gifts are said to go with the message and without prices', () => {
    const [gift, own] = [exampleRecordLine(), exampleRecordLine({ line: 2, grId: O.none })];
    expect(receipt({ lines: [gift] })).toContain('At Amelia and Jonah’s door, with your message and no prices.');
    expect(receipt({ lines: [gift, own] })).toContain('Gifts are sent with your message and no prices.');
    expect(receipt({ lines: [own] })).toContain('Sent to your address.');
    expect(receipt({ lines: [own] })).not.toContain('no prices');
  });

  it('[GIVE-03] adds up once a part went back: the total, the refund and what stays', () => {
    const at = instantOf('2027-01-02T12:00:00.000Z');
    const back = { reference: 'return-1', line: 1, kind: 'takenBack' as const, units: 1, amount: centsOf(1_495), at };
    expect(receipt({})).not.toContain('Total after refund');
    expect(JSON.parse(receipt({ returns: [back] })).parts).toContainEqual({
      _tag: 'Sums',
      sums: expect.arrayContaining([
        { label: 'Total', amount: '$29.90', isTotal: false },
        { label: 'Refund', amount: '−$14.95', isTotal: false },
        { label: 'Total after refund', amount: '$14.95', isTotal: true },
      ]),
    });
  });

  it('[SHIP-06] says when gifts come, as usual or near the day', () => {
    expect(receipt({})).toContain('Arrives Jan 7 – 11.');
    const near = receipt({ isSurprise: true, isNearDay: true });
    expect(near).toContain('Arrives Jun 5 – 11, 2027.');
    expect(near).toContain('It arrives in the week before the event.');
  });
});

describe('the letter of a cancellation', () => {
  const taxes = [
    { name: 'QST', amount: centsOf(399) },
    { name: 'GST', amount: centsOf(200) },
  ];
  const refund = sumUp({ subtotal: centsOf(3_995), discount: centsOf(0), charges: [], taxes }, false);
  const letter = (units: number, quantity: number): string => {
    const order = orderView(exampleHeldOrder(), dayOf('2027-01-02'), { isOwn: false });
    const canceled = {
      order,
      name: 'Ember Mug',
      imagePath: '',
      units,
      quantity,
      refund,
      link: 'https://shop.example/',
    };
    return JSON.stringify(orderEmail({ _tag: 'OrderTakenBack', firstName: 'Ruth', ...canceled }, sites.canada, ''));
  };

  it('[GIVE-03] says how many of how many units were canceled', () => {
    expect(letter(1, 3)).toContain('Canceled: Ember Mug (1 of 3)');
    expect(letter(1, 3)).toContain('Part of your gift is canceled');
    expect(letter(3, 3)).toContain('Your gifts are canceled');
    expect(letter(1, 1)).toContain('"subject":"Canceled: Ember Mug"');
  });

  it('[GIVE-03] lists each tax in the order of the market’s file, with the retailer’s numbers', () => {
    expect(letter(1, 1)).toContain('goes back to your card: CAD 39.95, GST CAD 2.00, QST CAD 3.99.');
    expect(letter(1, 1)).toContain('GST 70000 0001 RT0001 · QST 7000000001 TQ0001');
  });
});
