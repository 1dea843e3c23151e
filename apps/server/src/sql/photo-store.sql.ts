import type { GrId, PhotoStore, StoredPhoto } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveDecided } from './registry-facts.ts';
import { lockRegistry } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const keepPicture = async (queries: Queries, grId: GrId, photo: O.Option<StoredPhoto>): Promise<void> => {
  if (O.isNone(photo)) {
    await queries.deleteFrom('registry_photos').where('registry_id', '=', grId).execute();
    return;
  }
  const row = { name: photo.value.name, jpeg: Buffer.from(photo.value.jpeg) };
  await queries
    .insertInto('registry_photos')
    .values({ registry_id: grId, ...row })
    .onConflict((conflict) => conflict.column('registry_id').doUpdateSet(row))
    .execute();
};

/** The photos of the registries of one database. */
export const photoStore = (context: SqlContext): PhotoStore => ({
  find: (grId, name) =>
    attempt(context, 'photos.find', async ({ db }) => {
      const row = await db
        .selectFrom('registry_photos')
        .select('jpeg')
        .where('registry_id', '=', grId)
        .where('name', '=', name)
        .executeTakeFirst();
      return O.fromNullable(row?.jpeg);
    }),

  change: (grId, photo, decide) =>
    attemptEither(context, 'photos.change', async ({ notifier }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const held = await lockRegistry(transaction, grId, []);
        const decided = decide(held);
        if (E.isLeft(decided)) return decided;
        if (decided.right.length > 0) await keepPicture(transaction, grId, photo);
        return E.right(await saveDecided(context, transaction, grId, held, decided.right));
      });
      if (E.isRight(outcome) && outcome.right.facts.length > 0) notifier.notifyLocal(grId);
      return outcome;
    }),
});
