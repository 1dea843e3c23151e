import {
  closeFunds,
  type Dependencies,
  releaseAbandonedPayments,
  settleOrders,
  settleReturns,
  type Unavailable,
} from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';
import { backgroundTaskFailed } from './log/background-task-failed.ts';

/** The parts of the service that are cleaned up. */
export interface ScheduledCleanup
  extends Pick<Dependencies, 'orders' | 'placedOrders' | 'payment' | 'settings' | 'sites' | 'clock' | 'log'> {
  /** Scheme and port of the links in emails. */
  readonly origin: string;
  /** Deletes expired rows. */
  readonly housekeeping: TE.TaskEither<Unavailable, void>;
}

/**
 * Deletes expired rows, captures money that a stop or failure left authorized, closes funds (FUND-04) once their money is captured, pays
 * back returns, and releases money of orders that were never placed (CART-06).
 */
export const cleanUp = async (upkeep: ScheduledCleanup): Promise<void> => {
  await upkeep.housekeeping();
  const settled = await settleOrders(upkeep)();
  if (E.isRight(settled) && settled.right > 0)
    upkeep.log.write({ level: 'info', tag: 'orders.settled', data: { orders: settled.right } })();
  const closed = await closeFunds(upkeep, upkeep.origin)();
  if (E.isRight(closed) && closed.right > 0)
    upkeep.log.write({ level: 'info', tag: 'funds.closed', data: { registries: closed.right } })();
  const returned = await settleReturns(upkeep)();
  if (E.isRight(returned) && returned.right > 0)
    upkeep.log.write({ level: 'info', tag: 'refunds.settled', data: { refunds: returned.right } })();
  const released = await releaseAbandonedPayments(upkeep)();
  if (E.isRight(released) && released.right > 0)
    upkeep.log.write({ level: 'info', tag: 'payments.released', data: { attempts: released.right } })();
};

/** Cleans up now, and at intervals of that many milliseconds until stopped. Runs in the background; rounds do not overlap, and a failed one is logged and does not prevent the next. */
export const startScheduledCleanup = (upkeep: ScheduledCleanup, everyMilliseconds: number): (() => void) => {
  let isUnderWay = false;
  const round = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await cleanUp(upkeep);
    } catch (error) {
      upkeep.log.write(backgroundTaskFailed('cleanup', error))();
    } finally {
      isUnderWay = false;
    }
  };
  void round();
  const timer = setInterval(() => void round(), everyMilliseconds);
  return () => clearInterval(timer);
};
