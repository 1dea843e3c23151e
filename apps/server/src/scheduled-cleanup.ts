import { type Dependencies, releaseAbandonedPayments, settleOrders, type Unavailable } from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';
import { backgroundTaskFailed } from './log/background-task-failed.ts';

/** What is kept in order beside the requests. */
export interface ScheduledCleanup extends Pick<Dependencies, 'orders' | 'payment' | 'log'> {
  /** Deletes what has had its time. */
  readonly housekeeping: TE.TaskEither<Unavailable, void>;
}

/**
 * Tidies, takes the money that a stop or a failure left untaken, and lets go of what it left set aside for an order that never came to be (CART-06): now, and every so many milliseconds until it is stopped. Nobody waits for it; a round that
 * takes longer than that is not joined by another, and one that breaks is logged and keeps none that follows.
 */
export const startScheduledCleanup = (upkeep: ScheduledCleanup, everyMilliseconds: number): (() => void) => {
  let isUnderWay = false;
  const tidy = async (): Promise<void> => {
    await upkeep.housekeeping();
    const settled = await settleOrders(upkeep)();
    if (E.isRight(settled) && settled.right > 0)
      upkeep.log.write({ level: 'info', tag: 'orders.settled', data: { orders: settled.right } })();
    const released = await releaseAbandonedPayments(upkeep)();
    if (E.isRight(released) && released.right > 0)
      upkeep.log.write({ level: 'info', tag: 'payments.released', data: { attempts: released.right } })();
  };
  const round = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await tidy();
    } catch (error) {
      upkeep.log.write(backgroundTaskFailed('upkeep', error))();
    } finally {
      isUnderWay = false;
    }
  };
  void round();
  const timer = setInterval(() => void round(), everyMilliseconds);
  return () => clearInterval(timer);
};
