/*
 * [EDIT-01] An order's email is corrected in the browser that placed the order, or with its link alone. A link may have reached a stranger by one wrong letter, so the address before such a change stays
 * with the order, and the browser that placed it can go back to it.
 *
 * @example withEmail({ ...exampleRecord(), giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' } }, 'eve@example.com', { isOwn: false }).emailBefore // => O.some('ida@example.com')
 */
import { function as F, option as O } from 'fp-ts';
import type { VisitorId } from '../identity/index.ts';
import type { OrderRecord } from './order-record.ts';

/** Whether the order was placed in the browser of that visitor. */
export const isPlacedBy = ({ visitor: placed }: Pick<OrderRecord, 'visitor'>, visitor: VisitorId): boolean =>
  O.isSome(placed) && placed.value === visitor;

/** The order with another email address, changed in the browser that placed it, or with its link alone. */
export const withEmail = (order: OrderRecord, email: string, { isOwn }: { readonly isOwn: boolean }): OrderRecord => ({
  ...order,
  giver: { ...order.giver, email },
  emailBefore: isOwn
    ? O.none
    : F.pipe(
        order.emailBefore,
        O.alt(() => O.some(order.giver.email)),
        O.filter((before) => before !== email),
      ),
});
