import {
  type GrId,
  type Idempotency,
  type IdempotencyRecord,
  type IdempotentDecision,
  type ItemIdentity,
  isSameIdentity,
  itemPrice,
  type KeyRefusal,
  NO_CENTS,
  type Product,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  type Unavailable,
} from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attemptEither } from './attempt.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { readProducts } from './product-rows.ts';
import { keepFacts } from './registry-facts.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Holds the registry until the transaction ends, and reads it with the named items. */
export const holdRegistry = async (
  transaction: Queries,
  grId: GrId,
  touching: ReadonlyArray<ItemIdentity>,
): Promise<O.Option<Registry>> => {
  await lockRegistries(transaction, [grId]);
  const [registry] = await readRegistries(transaction, [grId], { _tag: 'Named', identities: touching });
  return O.fromNullable(registry);
};

/** Keeps what was decided on the registry that is held, if anything was; whoever watches learns of it when the transaction ends. */
export const keepDecided = async (
  { clock, wake }: SqlContext,
  transaction: Queries,
  grId: GrId,
  held: O.Option<Registry>,
  facts: ReadonlyArray<RegistryFact>,
): Promise<RegistryEvent> => {
  if (O.isNone(held)) throw new TypeError('Something was decided on a registry that is not there');
  const { version, revisionId, items } = held.value;
  if (facts.length === 0) return { version, revisionId, baseRevisionId: revisionId, facts };
  const unitPrice = ({ identity }: { readonly identity: ItemIdentity }) => {
    const bought = items.find((item) => isSameIdentity(item.identity, identity));
    return bought === undefined ? NO_CENTS : itemPrice(bought);
  };
  const event = await keepFacts(transaction, { grId, facts, at: clock.now(), unitPrice });
  await wake.announce(transaction, grId);
  return event;
};

const productsOf = async (
  transaction: Queries,
  held: O.Option<Registry>,
  touching: ReadonlyArray<ItemIdentity>,
): Promise<ReadonlyArray<Product>> =>
  O.isNone(held) ? [] : readProducts(transaction, held.value.market, [...new Set(touching.map(({ sku }) => sku))]);

/** One write under a key: the key first, then the registry, as with orders; the answer is kept with what it tells of. */
export const changeIdempotently = <R>(
  context: SqlContext,
  grId: GrId,
  touching: ReadonlyArray<ItemIdentity>,
  idempotency: O.Option<Idempotency>,
  decide: (registry: O.Option<Registry>, products: ReadonlyArray<Product>) => E.Either<R, IdempotentDecision>,
): TE.TaskEither<R | KeyRefusal | Unavailable, IdempotencyRecord> =>
  attemptEither(context, 'registries.changeOnce', async ({ clock, wake }) => {
    let isWritten = false;
    const outcome = await inRegistryTransaction(
      context,
      [grId],
      async (transaction): Promise<E.Either<R | KeyRefusal, IdempotencyRecord>> => {
        const now = clock.now();
        const kept = O.isSome(idempotency)
          ? await acquireIdempotencyLock(transaction, idempotency.value, now)
          : E.right(O.none);
        if (E.isLeft(kept)) return kept;
        if (O.isSome(kept.right)) return E.right(kept.right.value);
        const held = await holdRegistry(transaction, grId, touching);
        const decided = decide(held, await productsOf(transaction, held, touching));
        if (E.isLeft(decided)) return decided;
        const event = await keepDecided(context, transaction, grId, held, decided.right.facts);
        isWritten = event.facts.length > 0;
        const [after] = await readRegistries(transaction, [grId], { _tag: 'All' });
        if (after === undefined) throw new TypeError('Something was decided on a registry that is not there');
        const answer = decided.right.answer(event, after);
        if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, answer, now);
        return E.right(answer);
      },
    );
    if (E.isRight(outcome) && isWritten) wake.wakeHere(grId);
    return outcome;
  });
