import type { Instant } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { Selectable } from 'kysely';
import type { ServiceTokensTable } from '../database/account-tables.ts';
import { isScope, type ServiceToken } from '../service-tokens/service-token.ts';
import type { ServiceTokenStore } from '../service-tokens/service-token-store.ts';
import { attempt } from './attempt.ts';
import { after, MINUTE } from './durations.ts';
import { readStored } from './json/codec.ts';
import { Instant as InstantJson } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The last use is accurate to an hour, so that most requests write nothing. */
const LAST_USE_PRECISION = 60 * MINUTE;

const moment = (stored: string | null) =>
  O.map((text: string) => readStored(InstantJson, text))(O.fromNullable(stored));

const tokenOfRow = (row: Selectable<ServiceTokensTable>): ServiceToken => ({
  id: row.token_id,
  name: row.name,
  digest: row.digest,
  scopes: row.scopes.filter(isScope),
  createdAt: readStored(InstantJson, row.created_at),
  expiresAt: moment(row.expires_at),
  revokedAt: moment(row.revoked_at),
  lastUsedAt: moment(row.last_used_at),
});

/** The service tokens of one database. */
export const serviceTokenStore = (context: SqlContext): ServiceTokenStore => ({
  add: ({ id, name, digest, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }) =>
    attempt(context, 'serviceTokens.add', async ({ db }) => {
      await db
        .insertInto('service_tokens')
        .values({
          token_id: id,
          name,
          digest,
          scopes,
          created_at: createdAt,
          expires_at: O.toNullable(expiresAt),
          revoked_at: O.toNullable(revokedAt),
          last_used_at: O.toNullable(lastUsedAt),
        })
        .execute();
    }),
  all: attempt(context, 'serviceTokens.all', async ({ db }) =>
    (await db.selectFrom('service_tokens').selectAll().orderBy('created_at').orderBy('token_id').execute()).map(
      tokenOfRow,
    ),
  ),
  find: (id) =>
    attempt(context, 'serviceTokens.find', async ({ db }) =>
      O.map(tokenOfRow)(
        O.fromNullable(await db.selectFrom('service_tokens').selectAll().where('token_id', '=', id).executeTakeFirst()),
      ),
    ),
  revoke: (id, at) =>
    attempt(context, 'serviceTokens.revoke', async ({ db }) =>
      O.map(tokenOfRow)(
        O.fromNullable(
          await db
            .updateTable('service_tokens')
            .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(at)) }))
            .where('token_id', '=', id)
            .returningAll()
            .executeTakeFirst(),
        ),
      ),
    ),
  markUsed: ({ id, lastUsedAt }, at) =>
    O.exists((used: Instant) => used > after(at, -LAST_USE_PRECISION))(lastUsedAt)
      ? TE.right(undefined)
      : attempt(context, 'serviceTokens.markUsed', async ({ db }) => {
          await db.updateTable('service_tokens').set({ last_used_at: at }).where('token_id', '=', id).execute();
        }),
});
