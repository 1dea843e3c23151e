import type { GrId, HeldSettings, Registry, SettingsStore } from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveDueEmail, saveEmail, saveGiverEmails } from './email-outbox.sql.ts';
import { saveDecided } from './registry-facts.ts';
import {
  deleteLockedRegistry,
  lockRegistry,
  readDeliveryAddress,
  readEmailedOwners,
  readOwners,
  readRegistries,
  saveDeliveryAddress,
} from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const withAddressAndOwners = async (
  queries: Queries,
  grId: Registry['grId'],
  registry: O.Option<Registry>,
): Promise<O.Option<HeldSettings>> => {
  if (O.isNone(registry)) return O.none;
  return O.some({
    registry: registry.value,
    address: await readDeliveryAddress(queries, grId),
    owners: await readEmailedOwners(queries, grId),
  });
};

/** The settings of the registries of one database; `emailSaved` is called after a write that may have saved emails. */
export const settingsStore = (context: SqlContext, emailSaved: () => void): SettingsStore => ({
  find: (grId) =>
    attempt(context, 'settings.find', async ({ db }) => {
      const [registry] = await readRegistries(db, [grId], { _tag: 'Named', identities: [] });
      return withAddressAndOwners(db, grId, O.fromNullable(registry));
    }),

  deliveryRegions: (grIds) =>
    attempt(context, 'settings.deliveryRegions', async ({ db }) => {
      const regions = new Map<GrId, string>();
      // A statement for each, as a registry is in one place of a distributed database.
      for (const grId of grIds) {
        const address = await readDeliveryAddress(db, grId);
        if (O.isSome(address)) regions.set(grId, address.value.region);
      }
      return regions;
    }),

  stopGiftEmails: (key) =>
    attempt(context, 'settings.stopGiftEmails', async ({ db }) => {
      await db.updateTable('registry_owners').set({ gift_emails: 'none' }).where('stop_key', '=', key).execute();
    }),

  change: (grId, by, decide) =>
    attemptEither(context, 'settings.change', async ({ notifier }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const held = await lockRegistry(transaction, grId, []);
        const decided = decide(await withAddressAndOwners(transaction, grId, held));
        if (E.isLeft(decided)) return decided;
        const { facts, address, giftEmails, ownerEmails, giverEmails } = decided.right;
        await transaction
          .updateTable('registry_owners')
          .set({ gift_emails: giftEmails })
          .where('registry_id', '=', grId)
          .where('account_id', '=', by)
          .execute();
        if (facts.length > 0) await saveDeliveryAddress(transaction, grId, address);
        for (const owner of await readEmailedOwners(transaction, grId))
          for (const due of ownerEmails(owner)) await saveDueEmail(transaction, due);
        await saveGiverEmails(context, transaction, grId, facts, giverEmails);
        return E.right(await saveDecided(context, transaction, grId, held, facts));
      });
      if (E.isRight(outcome) && outcome.right.facts.length > 0) notifier.notifyLocal(grId);
      if (E.isRight(outcome)) emailSaved();
      return outcome;
    }),

  remove: (grId, decide) =>
    attemptEither(context, 'settings.remove', async ({ notifier }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const decided = decide(await lockRegistry(transaction, grId, []));
        if (E.isLeft(decided)) return decided;
        const emails = RA.compact((await readOwners(transaction, grId)).map(decided.right));
        for (const email of emails) await saveEmail(context, transaction, email);
        await deleteLockedRegistry(context, transaction, grId);
        return E.right(undefined);
      });
      if (E.isRight(outcome)) notifier.notifyLocal(grId);
      emailSaved();
      return outcome;
    }),
});
