import type { Clock, Dependencies, GrId, Idempotency, Instant } from '@gift-registry/domain';
import type { Given, LedgerRow } from '@gift-registry/domain/testing/contract';
import {
  type FakePayment,
  type MemoryMail,
  memoryDependencies,
  memoryLedger,
} from '@gift-registry/domain/testing/memory';
import { either as E, taskEither as TE } from 'fp-ts';
import type { Activity } from './parked-calls.ts';

/** A service between its start and its stop, with its own driven ports. */
export interface StartedStore {
  readonly dependencies: Dependencies;
  /** Loses the locks of its running orders, as the service does when the connection that holds them ends. */
  readonly loseLocks: () => Promise<void>;
  /** Frees what only this service held, as the database does when its connections end. */
  readonly stopped: () => Promise<void>;
}

/** The stores that all services of a simulated shop share. */
export interface SimulatedStore {
  /** `pause` is waited for between two statements of one transaction, where the stores let others go on there. */
  readonly start: (pause: () => Promise<void>) => StartedStore;
  /** Makes one of the next statements fail, until the answer is called; stores without statements do nothing. */
  readonly interrupt: () => () => void;
  /** Whether a call may be under way while another one begins. */
  readonly isConcurrent: boolean;
  /** Resolves when all calls that are under way wait: for their turn, or for a lock. */
  readonly settled: (activity: () => Activity) => Promise<void>;
  /** The same stores, read from outside. */
  readonly dependencies: Dependencies;
  /** The same, with registries read from the standby where it has what the database has; stores without a standby are `dependencies`. */
  readonly overStandby: Pick<Dependencies, 'registries'>;
  /** Brings the standby up to date, which lags until the next time. */
  readonly standbyFollows: () => Promise<void>;
  readonly payment: FakePayment;
  readonly mail: MemoryMail;
  readonly clock: Clock;
  readonly setClock: (now: Instant) => void;
  readonly given: (given: Given) => Promise<void>;
  readonly ledger: (grId: GrId) => Promise<ReadonlyArray<LedgerRow>>;
}

/** Lets everything go on that waits for nothing but its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The stores in memory: each call is one step. */
export const memoryStore = async (): Promise<SimulatedStore> => {
  const shared = memoryDependencies();
  const { orders, payment, mail, clock, setClock } = shared;
  return {
    start: () => {
      const running = new Map<string, Idempotency>();
      /** The carts of running orders that are locked for this service alone. */
      const lost = new Map<string, Idempotency>();
      const loseLocks = async (): Promise<void> => {
        for (const [scope, idempotency] of running) {
          await orders.end(idempotency)();
          lost.set(scope, idempotency);
        }
        running.clear();
      };
      return {
        dependencies: {
          ...shared,
          orders: {
            ...orders,
            begin: (idempotency) => async () => {
              if (lost.has(idempotency.scope)) return E.left({ _tag: 'RequestInProgress' });
              const begun = await orders.begin(idempotency)();
              if (begun._tag === 'Right' && begun.right._tag === 'None') running.set(idempotency.scope, idempotency);
              return begun;
            },
            end: (idempotency) => {
              if (lost.get(idempotency.scope)?.key === idempotency.key) {
                lost.delete(idempotency.scope);
                return TE.right(undefined);
              }
              if (running.get(idempotency.scope)?.key === idempotency.key) running.delete(idempotency.scope);
              return orders.end(idempotency);
            },
          },
        },
        loseLocks,
        stopped: loseLocks,
      };
    },
    interrupt: () => () => {},
    isConcurrent: false,
    settled: nextTurn,
    dependencies: shared,
    overStandby: shared,
    standbyFollows: async () => {},
    payment,
    mail,
    clock,
    setClock,
    given: async (given) => shared.put(given),
    ledger: async (grId) => memoryLedger(shared, grId),
  };
};
