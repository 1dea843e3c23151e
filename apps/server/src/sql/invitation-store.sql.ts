import type {
  AccountId,
  DecidedJoining,
  Email,
  GrId,
  Instant,
  Invitation,
  InvitationStore,
  LinkAlreadyUsed,
  LinkToken,
  Registry,
  RegistryEvent,
  SignInNeeded,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { lockAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { AccountId as AccountIdJson, GrId as GrIdJson, Instant as InstantJson } from './json/value.json.ts';
import { saveDecided } from './registry-facts.ts';
import { lockRegistry, readOwners } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

interface Accepted {
  readonly grId: GrId;
  readonly event: RegistryEvent;
}

const LINK_ALREADY_USED: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

const readRelationship = async (queries: Queries, grId: GrId, now: Instant): Promise<O.Option<Invitation>> => {
  const row = await queries
    .selectFrom('invitations')
    .select(['email', 'invited_by', 'expires_at', 'is_undelivered'])
    .where('registry_id', '=', grId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined
    ? O.none
    : O.some({
        email: row.email,
        by: readStored(AccountIdJson, row.invited_by),
        end: readStored(InstantJson, row.expires_at),
        isUndelivered: row.is_undelivered,
      });
};

const readInvitedRegistry = async (queries: Queries, token: LinkToken, now: Instant): Promise<O.Option<GrId>> => {
  const row = await queries
    .selectFrom('invitations')
    .select('registry_id')
    .where('digest', '=', tokenDigest(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? O.none : O.some(readStored(GrIdJson, row.registry_id));
};

/** The invitations of one database; links are stored as digests. */
export const invitationStore = (context: SqlContext, emailSaved: () => void): InvitationStore => ({
  pending: (grId, now) => attempt(context, 'invitations.pending', ({ db }) => readRelationship(db, grId, now)),

  offer: <R>(
    by: AccountId,
    grId: GrId,
    now: Instant,
    decide: (
      registry: O.Option<Registry>,
      pending: O.Option<Invitation>,
    ) => E.Either<R, { readonly invitation: Invitation; readonly email: Email }>,
  ) =>
    attemptEither(context, 'invitations.offer', async ({ db }): Promise<E.Either<R | SignInNeeded, void>> => {
      const outcome = await inTransaction<R | SignInNeeded, void>(db, async (transaction) => {
        if (!(await lockAccount(transaction, by, 'key share'))) return E.left(SIGN_IN_NEEDED);
        const held = await lockRegistry(transaction, grId, []);
        const decided = decide(held, await readRelationship(transaction, grId, now));
        if (E.isLeft(decided)) return decided;
        const { invitation, email } = decided.right;
        const row = {
          email: invitation.email,
          invited_by: invitation.by,
          digest: null,
          expires_at: invitation.end,
          is_undelivered: invitation.isUndelivered,
        };
        await transaction
          .insertInto('invitations')
          .values({ registry_id: grId, ...row })
          .onConflict((conflict) => conflict.column('registry_id').doUpdateSet(row))
          .execute();
        await saveEmail(context, transaction, email);
        return E.right(undefined);
      });
      emailSaved();
      return outcome;
    }),

  revoke: (grId) =>
    attempt(context, 'invitations.revoke', async ({ db }) => {
      await db.deleteFrom('invitations').where('registry_id', '=', grId).execute();
    }),

  arm: (grId, email, token) =>
    attempt(context, 'invitations.arm', async ({ db }) => {
      const armed = await db
        .updateTable('invitations')
        .set({ digest: tokenDigest(token) })
        .where('registry_id', '=', grId)
        .where('email', '=', email)
        .returning('registry_id')
        .executeTakeFirst();
      return armed !== undefined;
    }),

  markUndelivered: (grId, email) =>
    attempt(context, 'invitations.markUndelivered', async ({ db }) => {
      await db
        .updateTable('invitations')
        .set({ is_undelivered: true })
        .where('registry_id', '=', grId)
        .where('email', '=', email)
        .execute();
    }),

  find: (token, now) => attempt(context, 'invitations.find', ({ db }) => readInvitedRegistry(db, token, now)),

  accept: <R>(
    account: AccountId,
    token: LinkToken,
    now: Instant,
    decide: (registry: O.Option<Registry>) => E.Either<R, DecidedJoining>,
  ) =>
    attemptEither(
      context,
      'invitations.accept',
      async ({ db, notifier }): Promise<E.Either<R | LinkAlreadyUsed | SignInNeeded, Accepted>> => {
        const opened = await readInvitedRegistry(db, token, now);
        if (O.isNone(opened)) return E.left(LINK_ALREADY_USED);
        const grId = opened.value;
        const outcome = await inTransaction<R | LinkAlreadyUsed | SignInNeeded, Accepted>(db, async (transaction) => {
          if (!(await lockAccount(transaction, account, 'key share'))) return E.left(SIGN_IN_NEEDED);
          const held = await lockRegistry(transaction, grId, []);
          // Read after the registry is locked, so that the result of the preceding transaction is seen.
          if (O.isNone(await readInvitedRegistry(transaction, token, now))) return E.left(LINK_ALREADY_USED);
          const decided = decide(held);
          if (E.isLeft(decided)) return decided;
          const { facts, emailTo } = decided.right;
          if (facts.length > 0) {
            const emails = RA.compact((await readOwners(transaction, grId)).map(emailTo));
            for (const email of emails) await saveEmail(context, transaction, email);
            await transaction.deleteFrom('invitations').where('registry_id', '=', grId).execute();
          }
          const event = await saveDecided(context, transaction, grId, held, facts);
          return E.right({ grId, event });
        });
        if (E.isRight(outcome) && outcome.right.event.facts.length > 0) notifier.notifyLocal(grId);
        emailSaved();
        return outcome;
      },
    ),
});
