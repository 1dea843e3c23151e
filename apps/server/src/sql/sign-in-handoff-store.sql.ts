import type { Instant, SignInHandoff, SignInHandoffStore } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { tokenDigest } from '../http/token.ts';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { Instant as InstantJson } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The one-time codes of one database; stored as digests, and deleted with the session that made them. */
export const signInHandoffStore = (context: SqlContext): SignInHandoffStore => ({
  keep: (code, { host, address, session, end }: SignInHandoff) =>
    attempt(context, 'signInHandoffs.keep', async ({ db }) => {
      const row = { digest: tokenDigest(code), host, address, expires_at: end };
      if (O.isNone(session)) {
        await db
          .insertInto('sign_in_handoffs')
          .values({ ...row, session_digest: null })
          .execute();
        return;
      }
      await db
        .insertInto('sign_in_handoffs')
        .columns(['digest', 'host', 'address', 'session_digest', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('sessions')
            .select(({ val, cast }) => [
              val(row.digest).as('digest'),
              val(host).as('host'),
              val(address).as('address'),
              'digest as session_digest',
              cast<Instant>(val(end), 'timestamptz').as('expires_at'),
            ])
            .where('digest', '=', session.value)
            .forKeyShare(),
        )
        .execute();
    }),
  take: (code, now) =>
    attempt(context, 'signInHandoffs.take', async ({ db }) => {
      const row = await db
        .deleteFrom('sign_in_handoffs')
        .where('digest', '=', tokenDigest(code))
        .returning(['host', 'address', 'session_digest', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined) return O.none;
      const { host, address, session_digest, expires_at } = row;
      const signInHandoff: SignInHandoff = {
        host,
        address,
        session: O.fromNullable(session_digest),
        end: readStored(InstantJson, expires_at),
      };
      if (session_digest === null) return O.some(signInHandoff);
      const session = await db
        .selectFrom('sessions')
        .select('digest')
        .where('digest', '=', session_digest)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return session === undefined ? O.none : O.some(signInHandoff);
    }),
});
