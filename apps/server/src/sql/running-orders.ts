import type { Instant, KeyRefusal, Once } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { after, MINUTE } from './moments.ts';

/** An order that takes longer was left behind by a process that ended (CART-08). */
export const RUNS_AT_MOST = MINUTE;

/** Notes that a cart is being ordered; refused while it already is. */
export const beginRunning = async (
  transaction: Queries,
  { scope, key, fingerprint }: Once,
  now: Instant,
): Promise<E.Either<KeyRefusal, void>> => {
  const running = { key, fingerprint, begun_at: now };
  const begun = await transaction
    .insertInto('running_orders')
    .values({ scope, ...running })
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet(running).where('running_orders.begun_at', '<=', after(now, -RUNS_AT_MOST)),
    )
    .returning('scope')
    .executeTakeFirst();
  if (begun !== undefined) return E.right(undefined);
  const other = await transaction
    .selectFrom('running_orders')
    .select('scope')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('fingerprint', '!=', fingerprint)
    .executeTakeFirst();
  return E.left({ _tag: other === undefined ? 'InFlight' : 'KeyReused' });
};

/** Notes that it is no longer being ordered under the key. */
export const endRunning = async (queries: Queries, { scope, key }: Once): Promise<void> => {
  await queries.deleteFrom('running_orders').where('scope', '=', scope).where('key', '=', key).execute();
};
