import {
  type DueEmail,
  type Email,
  type EmailedOwner,
  type EmailOutbox,
  type GrId,
  itemsLeaving,
  type RegistryFact,
  type TellGivers,
  type UnshippedGift,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Observable } from 'rxjs';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { EmailJson } from './json/email.json.ts';
import { OrderNumber, PersonalizationId, Sku } from './json/value.json.ts';
import { readEmailedOwners } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Saves an email in the write that causes it; it is due at once. */
export const saveEmail = async (
  { clock }: Pick<SqlContext, 'clock'>,
  queries: Queries,
  email: Email,
): Promise<void> => {
  await queries
    .insertInto('emails')
    .values({ email: jsonOf(EmailJson, email), due_at: clock.now() })
    .execute();
};

/** Saves an email that is due at its time; of several with one name, the first. */
export const saveDueEmail = async (queries: Queries, { email, dueAt, once }: DueEmail): Promise<void> => {
  await queries
    .insertInto('emails')
    .values({ email: jsonOf(EmailJson, email), due_at: dueAt, once: O.toNullable(once) })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
};

/** Saves the emails to the owners of a registry that a write causes. */
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

const UnshippedRow = t.type({
  order_number: OrderNumber,
  sku: Sku,
  personalization_id: PersonalizationId,
  name: t.string,
  giver_email: t.string,
  site: t.keyof({ main: null, modern: null, kids: null, canada: null }),
});

/** Saves the emails to those who bought what leaves the list by these facts and was not shipped. */
export const saveGiverEmails = async (
  context: Pick<SqlContext, 'clock'>,
  queries: Queries,
  grId: GrId,
  facts: ReadonlyArray<RegistryFact>,
  tellGivers: TellGivers,
): Promise<void> => {
  const leaving = itemsLeaving(facts);
  if (leaving.length === 0) return;
  const rows = await queries
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.order_number', 'line.order_number')
    .select(['line.order_number', 'line.sku', 'line.personalization_id', 'line.name', 'giver_email', 'site'])
    .where('line.registry_id', '=', grId)
    .where('line.kind', '=', 'item')
    .where('line.shipped_at', 'is', null)
    .where((where) =>
      where.or(
        leaving.map(({ sku, personalizationId }) =>
          where.and([where('line.sku', '=', sku), where('line.personalization_id', '=', personalizationId)]),
        ),
      ),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'line.quantity',
        '>',
        selectFrom('order_returns as back')
          .select(({ fn, val }) => fn.coalesce(fn.sum<number>('back.units'), val(0)).as('units'))
          .whereRef('back.order_number', '=', 'line.order_number')
          .whereRef('back.position', '=', 'line.position'),
      ),
    )
    .orderBy('line.order_number')
    .execute();
  const gifts = rows.map((raw): UnshippedGift => {
    const { order_number, sku, personalization_id, name, giver_email, site } = readStored(UnshippedRow, raw);
    return {
      orderNumber: order_number,
      identity: { sku, personalizationId: personalization_id },
      name,
      email: giver_email,
      site,
    };
  });
  for (const email of tellGivers(facts, gifts)) await saveEmail(context, queries, email);
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
