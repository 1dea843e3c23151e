import { type Instant, parseAccountId, sameMailAddress } from '@gift-registry/domain';
import { either as E, function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SessionStore } from '../session/session-store.ts';
import { lockAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import type { CheckoutLocks } from './checkout-locks.ts';
import { after, MINUTE } from './durations.ts';
import { readStored } from './json/codec.ts';
import { Instant as InstantJson, SessionId as SessionIdJson } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';
import { isKnownVisitor, renewVisitor } from './visitors.ts';

/** The last use of a session is accurate to five minutes, so that most requests write nothing. */
const LAST_USE_PRECISION = 5 * MINUTE;

/** The family of the session with that digest; undefined without a session. */
const familyOf = async (queries: Queries, present: O.Option<string>): Promise<string | undefined> =>
  O.isNone(present)
    ? undefined
    : (await queries.selectFrom('sessions').select('family').where('digest', '=', present.value).executeTakeFirst())
        ?.family;

/** Records a use of the session. A failure is logged and otherwise ignored. */
const used = (context: SqlContext, digest: string, at: Instant): T.Task<void> =>
  F.pipe(
    attempt(context, 'sessions.used', async ({ db }) => {
      await db
        .updateTable('sessions')
        .set({ last_used_at: at })
        .where('digest', '=', digest)
        .where('last_used_at', '<', at)
        .execute();
    }),
    T.map(() => undefined),
  );

/** The sessions of one database; storing a digest again changes when it expires. */
export const sessionStore = (context: SqlContext, locks: CheckoutLocks): SessionStore => ({
  find: (digest, market, at) =>
    F.pipe(
      attempt(context, 'sessions.find', async ({ db }) =>
        O.fromNullable(
          await db
            .selectFrom('sessions')
            .select(['account_id', 'last_used_at'])
            .where('digest', '=', digest)
            .where('market', '=', market)
            .where('expires_at', '>', at)
            .executeTakeFirst(),
        ),
      ),
      TE.chainFirstTaskK(
        O.match(
          () => T.of(undefined),
          ({ last_used_at }) =>
            last_used_at > after(at, -LAST_USE_PRECISION) ? T.of(undefined) : used(context, digest, at),
        ),
      ),
      TE.map(O.chain(({ account_id }) => parseAccountId(account_id))),
    ),
  keep: ({ digest, verified: { account, kept }, market, begunAt, device: { browser, system }, expiresAt }) =>
    attempt(context, 'sessions.keep', async ({ db }) => {
      const begun = await db
        .insertInto('sessions')
        .columns([
          'digest',
          'family',
          'account_id',
          'market',
          'begun_at',
          'last_used_at',
          'browser',
          'system',
          'expires_at',
        ])
        // Locked against a concurrent password change: either that waits for this session and ends it, or
        // this waits and finds a different hash.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .select(({ val, cast }) => [
              val(digest).as('digest'),
              val(digest).as('family'),
              'account_id',
              val(market).as('market'),
              cast<Instant>(val(begunAt), 'timestamptz').as('begun_at'),
              cast<Instant>(val(begunAt), 'timestamptz').as('last_used_at'),
              val(browser).as('browser'),
              val(system).as('system'),
              cast<Instant>(val(expiresAt), 'timestamptz').as('expires_at'),
            ])
            .where('account_id', '=', account)
            .where('password_hash', '=', kept)
            .forShare(),
        )
        .onConflict((conflict) =>
          conflict.column('digest').doUpdateSet({ account_id: account, market, expires_at: expiresAt }),
        )
        .returning('digest')
        .executeTakeFirst();
      return begun !== undefined;
    }),
  carryOver: (from, to, at) =>
    attempt(context, 'sessions.carryOver', async ({ db }) => {
      const begun = await db
        .insertInto('sessions')
        .columns([
          'digest',
          'family',
          'account_id',
          'market',
          'begun_at',
          'last_used_at',
          'browser',
          'system',
          'expires_at',
        ])
        // The account is locked before its session, as by every password change: either that ends this
        // session too, or this finds no session to carry over.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .innerJoin('sessions', 'sessions.account_id', 'accounts.account_id')
            .select(({ val, cast }) => [
              val(to).as('digest'),
              'sessions.family',
              'sessions.account_id',
              'sessions.market',
              cast<Instant>(val(at), 'timestamptz').as('begun_at'),
              cast<Instant>(val(at), 'timestamptz').as('last_used_at'),
              'sessions.browser',
              'sessions.system',
              'sessions.expires_at',
            ])
            .where('sessions.digest', '=', from)
            .where('sessions.expires_at', '>', at)
            .forShare(),
        )
        .returning('digest')
        .executeTakeFirst();
      return begun !== undefined;
    }),
  end: (digest) =>
    attemptEither<never, void>(context, 'sessions.end', ({ db }) =>
      inTransaction(db, async (transaction) => {
        const ended = await transaction
          .selectFrom('sessions')
          .select(['family', 'account_id'])
          .where('digest', '=', digest)
          .executeTakeFirst();
        const account = ended === undefined ? O.none : parseAccountId(ended.account_id);
        if (ended === undefined || O.isNone(account)) return E.right(undefined);
        // Locked first: a session that is just being carried over is either seen here, or not created.
        await lockAccount(transaction, account.value, 'update');
        await transaction.deleteFrom('sessions').where('family', '=', ended.family).execute();
        return E.right(undefined);
      }),
    ),
  all: (account, present, at) =>
    attempt(context, 'sessions.all', async ({ db }) => {
      const own = await familyOf(db, present);
      const rows = await db
        .selectFrom('sessions')
        .select(({ fn }) => [
          'family',
          'browser',
          'system',
          fn.min('begun_at').as('begun_at'),
          fn.max('last_used_at').as('last_used_at'),
        ])
        .where('account_id', '=', account)
        .where('expires_at', '>', at)
        .groupBy(['family', 'browser', 'system'])
        .execute();
      return rows.map(({ family, browser, system, begun_at, last_used_at }) => ({
        id: readStored(SessionIdJson, family),
        device: { browser, system },
        begunAt: readStored(InstantJson, begun_at),
        lastUsedAt: readStored(InstantJson, last_used_at),
        isThis: family === own,
      }));
    }),
  endOther: (account, present, which) =>
    attemptEither<never, void>(context, 'sessions.endOther', ({ db }) =>
      inTransaction(db, async (transaction) => {
        // Locked first: a session that is just being carried over is either seen here, or not created.
        await lockAccount(transaction, account, 'update');
        const own = await familyOf(transaction, present);
        await transaction
          .deleteFrom('sessions')
          .where('account_id', '=', account)
          .$if(own !== undefined, (others) => others.where('family', '!=', own ?? ''))
          .$if(O.isSome(which), (query) => query.where('family', '=', O.toUndefined(which) ?? ''))
          .execute();
        return E.right(undefined);
      }),
    ),
  isKnownDevice: (digest, email, at) =>
    attempt(context, 'sessions.isKnownDevice', async ({ db }) => {
      const row = await db
        .selectFrom('known_devices')
        .innerJoin('accounts', 'accounts.account_id', 'known_devices.account_id')
        .select('known_devices.digest')
        .where('known_devices.digest', '=', digest)
        .where('accounts.email', '=', sameMailAddress(email))
        .where('known_devices.expires_at', '>', at)
        .executeTakeFirst();
      return row !== undefined;
    }),
  rememberDevice: (former, { digest, account, expiresAt }) =>
    attemptEither<never, void>(context, 'sessions.knowDevice', ({ db }) =>
      inTransaction(db, async (transaction) => {
        if (O.isSome(former))
          await transaction.updateTable('known_devices').set({ digest }).where('digest', '=', former.value).execute();
        await transaction
          .insertInto('known_devices')
          .values({ digest, account_id: account, expires_at: expiresAt })
          .onConflict((conflict) => conflict.columns(['digest', 'account_id']).doUpdateSet({ expires_at: expiresAt }))
          .execute();
        return E.right(undefined);
      }),
    ),
  renewVisitor: (from, to) =>
    attemptEither<never, boolean>(context, 'sessions.renewVisitor', ({ db }) =>
      inTransaction(db, async (transaction) =>
        E.right(await renewVisitor(transaction, locks, context.clock.now(), from, to)),
      ),
    ),
  isKnownVisitor: (visitor) => attempt(context, 'sessions.isKnownVisitor', ({ db }) => isKnownVisitor(db, visitor)),
});
