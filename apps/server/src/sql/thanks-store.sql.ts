import type { GrId, HeldGifts, Registry, ThanksStore } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { keepMarks, readGifts } from './gift-rows.ts';
import { holdRegistry, keepDecided } from './registry-changes.ts';
import { readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const withGifts = async (queries: Queries, grId: GrId, registry: O.Option<Registry>): Promise<O.Option<HeldGifts>> =>
  O.isNone(registry) ? O.none : O.some({ registry: registry.value, gifts: await readGifts(queries, grId) });

/** The gifts of one database, and what their owners wrote down of them. */
export const thanksStore = (context: SqlContext): ThanksStore => ({
  find: (grId) =>
    attempt(context, 'thanks.find', async ({ db }) => {
      const [registry] = await readRegistries(db, [grId], { _tag: 'Named', identities: [] });
      return withGifts(db, grId, O.fromNullable(registry));
    }),

  change: (grId, decide) =>
    attemptEither(context, 'thanks.change', async ({ wake }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const held = await holdRegistry(transaction, grId, []);
        const decided = decide(await withGifts(transaction, grId, held));
        if (E.isLeft(decided)) return decided;
        const { marks, after } = decided.right;
        await keepMarks(transaction, grId, marks);
        const facts = marks.length === 0 ? [] : [{ _tag: 'ThanksWritten' as const }];
        return E.right({ event: await keepDecided(context, transaction, grId, held, facts), after });
      });
      if (E.isRight(outcome) && outcome.right.event.facts.length > 0) wake.wakeHere(grId);
      return outcome;
    }),
});
