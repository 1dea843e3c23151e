import type { Clock, Dependencies, Idempotency } from '@gift-registry/domain';
import type { GrId, Instant } from '@gift-registry/domain';
import type { Given, LedgerRow } from '@gift-registry/domain/testing/contract';
import {
  type FakePayment,
  type MemoryMail,
  memoryDependencies,
  memoryLedger,
} from '@gift-registry/domain/testing/memory';

/** A service between its start and its stop, with its own driven ports. */
export interface StartedStore {
  readonly dependencies: Dependencies;
  /** Frees what only this service held, as the database does when its connections end. */
  readonly stopped: () => Promise<void>;
}

/** The stores that all services of a simulated shop share. */
export interface SimulatedStore {
  readonly start: () => StartedStore;
  /** The same stores, read from outside. */
  readonly dependencies: Dependencies;
  readonly payment: FakePayment;
  readonly mail: MemoryMail;
  readonly clock: Clock;
  readonly setClock: (now: Instant) => void;
  readonly given: (given: Given) => Promise<void>;
  readonly ledger: (grId: GrId) => Promise<ReadonlyArray<LedgerRow>>;
  readonly close: () => Promise<void>;
}

/** The stores in memory. */
export const memoryStore = async (): Promise<SimulatedStore> => {
  const shared = memoryDependencies();
  const { orders, payment, mail, clock, setClock } = shared;
  return {
    start: () => {
      const running = new Set<Idempotency>();
      return {
        dependencies: {
          ...shared,
          orders: {
            ...orders,
            begin: (idempotency) => async () => {
              const begun = await orders.begin(idempotency)();
              if (begun._tag === 'Right' && begun.right._tag === 'None') running.add(idempotency);
              return begun;
            },
            end: (idempotency) => {
              running.delete(idempotency);
              return orders.end(idempotency);
            },
          },
        },
        stopped: async () => {
          for (const idempotency of running) await orders.end(idempotency)();
        },
      };
    },
    dependencies: shared,
    payment,
    mail,
    clock,
    setClock,
    given: async (given) => shared.put(given),
    ledger: async (grId) => memoryLedger(shared, grId),
    close: async () => {},
  };
};
