import type { GrId } from '@gift-registry/domain';
import pLimit, { type LimitFunction } from 'p-limit';
import { REGISTRY_BUSY } from './database-away.ts';

/** Too many writers of the same registry. */
class RegistryBusy extends Error {
  readonly code = REGISTRY_BUSY;
}

/** Runs the work when it has a slot at all of the registries; fails if that takes too long. */
export type RegistryQueue = <A>(grIds: Iterable<GrId>, work: () => Promise<A>) => Promise<A>;

/** One write running and one ready: more would only occupy connections while they wait for the registry's row. */
const AT_ONCE = 2;

interface Queue {
  readonly limit: LimitFunction;
  /** The number of running and waiting writes. */
  readonly users: number;
}

/**
 * Limits the writes of one registry to two connections of this process, so that other work finds free connections even
 * while hundreds buy from it. Slots at several registries are taken in the order of their numbers, so that writes never
 * deadlock. `timeout` is in milliseconds.
 */
export const registryQueue = (timeout: number): RegistryQueue => {
  const queues = new Map<GrId, Queue>();
  const enqueue = async <A>(grId: GrId, work: () => Promise<A>): Promise<A> => {
    const { limit, users } = queues.get(grId) ?? { limit: pLimit(AT_ONCE), users: 0 };
    queues.set(grId, { limit, users: users + 1 });
    let isTooLate = false;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isTooLate = true;
        reject(new RegistryBusy());
      }, timeout);
    });
    const worked = limit(() => {
      if (isTooLate) throw new RegistryBusy();
      clearTimeout(timer);
      return work();
    });
    try {
      return await Promise.race([worked, tooLate]);
    } finally {
      const left = (queues.get(grId)?.users ?? 1) - 1;
      if (left === 0) queues.delete(grId);
      else queues.set(grId, { limit, users: left });
    }
  };
  return (grIds, work) => [...new Set(grIds)].sort().reduceRight((inner, grId) => () => enqueue(grId, inner), work)();
};
