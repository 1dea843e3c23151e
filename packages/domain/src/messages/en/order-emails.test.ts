import { dayOf, exampleHeldOrder, exampleRegistry, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
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

  it('[SHIP-06] says when gifts come, as usual or near the day', () => {
    expect(receipt({})).toContain('Arrives Jan 7 – 11.');
    const near = receipt({ isSurprise: true, isNearDay: true });
    expect(near).toContain('Arrives Jun 5 – 11, 2027.');
    expect(near).toContain('It arrives in the week before the event.');
  });
});
