import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { parseReportedOrderId } from './order.ts';

it('[CART-06] the name of an order that was placed elsewhere has 1 to 64 letters, digits and `. _ : -`, and nothing else', () => {
  for (const name of ['A', 'web:2027-06_17.b', 'x'.repeat(64)])
    expect(parseReportedOrderId(name)).toEqual(O.some(name));
  for (const name of ['', 'x'.repeat(65), ' A', 'A ', 'A\n', '/A', 'Ä', 'a b'])
    expect(parseReportedOrderId(name)).toEqual(O.none);
});
