import {
  type DueEmail,
  type Email,
  type EmailedOwner,
  type EmailOutbox,
  type GiverEmails,
  type GrId,
  itemsLeaving,
  type RegistryFact,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { sql } from 'kysely';
import type { Observable } from 'rxjs';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { EmailJson } from './json/email.json.ts';
import { readUnshippedGifts } from './placed-order-rows.ts';
import { readEmailedOwners } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Saves an email in the transaction of the write that causes it; only the first of several with the same `once` name. */
export const saveDueEmail = async (queries: Queries, { email, dueAt, once }: DueEmail): Promise<void> => {
  await queries
    .insertInto('emails')
    .values({ email: jsonOf(EmailJson, email), due_at: dueAt, once: O.toNullable(once) })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
};

/** Saves an email, due at once, in the transaction of the write that causes it. */
export const saveEmail = ({ clock }: Pick<SqlContext, 'clock'>, queries: Queries, email: Email): Promise<void> =>
  saveDueEmail(queries, { email, dueAt: clock.now(), once: O.none });

/** Saves the emails that a write causes to the owners of a registry. */
export const saveOwnerEmails = async (
  queries: Queries,
  grId: GrId,
  emailTo: (owner: EmailedOwner) => O.Option<DueEmail>,
): Promise<void> => {
  for (const owner of await readEmailedOwners(queries, grId)) {
    const due = emailTo(owner);
    if (O.isSome(due)) await saveDueEmail(queries, due.value);
  }
};

/** Saves the emails to people whose unshipped gifts leave the list by these facts. */
export const saveGiverEmails = async (
  context: Pick<SqlContext, 'clock'>,
  queries: Queries,
  grId: GrId,
  facts: ReadonlyArray<RegistryFact>,
  giverEmails: GiverEmails,
): Promise<void> => {
  const leaving = itemsLeaving(facts);
  if (leaving.length === 0) return;
  const gifts = await readUnshippedGifts(queries, grId, leaving);
  if (leaving === 'all')
    await queries.updateTable('order_lines').set({ is_offered: true }).where('registry_id', '=', grId).execute();
  for (const email of giverEmails(facts, gifts)) await saveEmail(context, queries, email);
};

/** The unsent emails of one database. Concurrent processes take different ones. */
export const emailOutbox = (
  context: SqlContext,
  waiting$: Observable<void> & { readonly next: () => void },
): EmailOutbox => ({
  put: (email) =>
    attempt(context, 'emails.put', async ({ db }) => {
      await saveEmail(context, db, email);
      waiting$.next();
    }),
  take: (now, until) =>
    attempt(context, 'emails.take', async ({ db }) => {
      const taken = await db
        .updateTable('emails')
        .set({ due_at: until, attempts: sql<number>`attempts + 1` })
        .where('email_id', '=', (due) =>
          due
            .selectFrom('emails')
            .select('email_id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('email_id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['email_id', 'email', 'attempts'])
        .executeTakeFirst();
      return F.pipe(
        O.fromNullable(taken),
        O.map(({ email_id, email, attempts }) => ({ id: email_id, email: readStored(EmailJson, email), attempts })),
      );
    }),
  done: (id) =>
    attempt(context, 'emails.done', async ({ db }) => {
      await db.deleteFrom('emails').where('email_id', '=', id).execute();
    }),
  postpone: (id, at) =>
    attempt(context, 'emails.postpone', async ({ db }) => {
      await db.updateTable('emails').set({ due_at: at }).where('email_id', '=', id).execute();
    }),
  waiting$,
});
