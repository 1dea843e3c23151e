import type { GrId, Registry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { inSnapshot } from '../database/transaction.ts';
import { errorCode } from '../log/error-code.ts';
import { readAccess } from './registry-access.ts';
import { readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** In milliseconds: after a failure the standby is left alone for so long. */
const PAUSE = 5_000;

/** The registry as the standby has it, if that is what the database has now (OPS-05); none if it is not, if it lags, or if there is no standby that answers. */
export type ReadFromStandby = (grId: GrId) => Promise<O.Option<Registry>>;

/**
 * Reads registries from the standby. The tag of the content is read from the database first, at the cost of one row, and then on the standby at one moment with the registry: only where both are the same, the
 * registry is as it was when the read began, or newer.
 */
export const standbyReads = ({ db, standby, log }: SqlContext): ReadFromStandby => {
  let pausedUntil = 0;
  return async (grId) => {
    if (O.isNone(standby) || performance.now() < pausedUntil) return O.none;
    const present = await readAccess(db, grId);
    if (O.isNone(present)) return O.none;
    try {
      return await inSnapshot(standby.value, async (queries) => {
        const copy = await readAccess(queries, grId);
        if (O.isNone(copy) || copy.value.contentVersion !== present.value.contentVersion) return O.none;
        const [registry] = await readRegistries(queries, [grId], { _tag: 'All' }, log);
        return O.fromNullable(registry);
      });
    } catch (error) {
      pausedUntil = performance.now() + PAUSE;
      log.write({ level: 'warning', tag: 'database.standby-unavailable', data: { code: errorCode(error) } })();
      return O.none;
    }
  };
};
