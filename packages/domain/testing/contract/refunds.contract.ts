import type { DisputeState } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { RefundOutcome } from './contract-environment.ts';
import { bought, type GivenOrder, refundsDuring, statesOf, takeBack } from './given-orders.ts';
import { answerOf } from './outcome.ts';
import { environment, freshItem, fromRegistry, givenRegistry } from './scene.ts';

const given = async (): Promise<GivenOrder> => {
  const item = freshItem();
  const { registry } = await givenRegistry([item]);
  return bought(fromRegistry(registry.grId, item));
};
const allOf = ({ order }: GivenOrder) => ({ refunds: 1, amount: order.total });
const NOTHING = { refunds: 0, amount: 0 };
const twoRounds = async (): Promise<void> => {
  await environment.settle();
  await environment.settle();
};

/** What happens to money that goes back for a placed order. */
export const testRefunds = (): void => {
  it.each<readonly [string, RefundOutcome]>([
    ['could not go back', E.left({ _tag: 'Unavailable' })],
    ['failed to go back', E.left({ _tag: 'RefundFailed' })],
    ['is on its way', E.right('Pending')],
  ])('[GIVE-03] money that %s goes back later, once', async (_, outcome) => {
    const gift = await given();
    const money = await refundsDuring(async () => {
      environment.answerNextRefund(outcome);
      expect(statesOf(await answerOf(takeBack(gift)))).toEqual(['takenBack']);
    });
    expect(money).toEqual(NOTHING);
    expect(await refundsDuring(twoRounds)).toEqual(allOf(gift));
  });

  it('[GIVE-03] [CO-03] a refund that turns out to have failed after it counted as paid is paid again, once, however often that is reported', async () => {
    const gift = await given();
    expect(await refundsDuring(() => answerOf(takeBack(gift)))).toEqual(allOf(gift));
    const refund = environment.losePaidRefund(gift.order.orderNumber);
    for (const _ of [1, 2]) await environment.reportPayment(gift.order.orderNumber, { kind: 'RefundFailed', refund });
    expect(await refundsDuring(twoRounds)).toEqual(allOf(gift));
    await environment.reportPayment(gift.order.orderNumber, { kind: 'RefundFailed', refund });
    expect(await refundsDuring(twoRounds)).toEqual(NOTHING);
  });

  const report = (gift: GivenOrder, minute: number, state: DisputeState) =>
    environment.reportPayment(gift.order.orderNumber, {
      kind: 'Disputed',
      dispute: {
        id: `dispute-${gift.order.orderNumber}`,
        state,
        amount: gift.order.total,
        reportedAt: instantOf(`2027-06-01T10:0${minute}:00.000Z`),
      },
    });

  it('[GIVE-03] [CO-03] of a disputed payment nothing is paid back until the dispute is won, in whatever order its reports arrive', async () => {
    const gift = await given();
    const money = await refundsDuring(async () => {
      await report(gift, 2, 'open');
      await report(gift, 1, 'inquiry');
      await answerOf(takeBack(gift));
      await twoRounds();
    });
    expect(money).toEqual(NOTHING);
    await report(gift, 3, 'won');
    await report(gift, 2, 'open');
    expect(await refundsDuring(twoRounds)).toEqual(allOf(gift));
  });

  it('[GIVE-03] [CO-03] the money of a lost dispute is not paid back a second time', async () => {
    const gift = await given();
    await report(gift, 2, 'lost');
    await report(gift, 1, 'open');
    const money = await refundsDuring(async () => {
      await answerOf(takeBack(gift));
      await twoRounds();
    });
    expect(money).toEqual(NOTHING);
  });
};
