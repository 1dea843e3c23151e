import type { Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import { visitorCookie } from '../http/cookies.ts';
import { attempt } from './attempt.ts';
import { KEPT_FOR } from './kept-answers.ts';
import { after, DAY } from './moments.ts';
import type { SqlContext } from './sql-context.ts';

/** As long as the cookie of whose a cart is: nobody can come back to one left longer. */
const CART_KEPT_FOR = visitorCookie.maxAgeSeconds * 1_000;

/** Deletes answers kept for a day, failed sign-ins of before yesterday, sessions that have ended and carts that nobody has touched for ninety days. */
export const housekeeping = (context: SqlContext): TE.TaskEither<Unavailable, void> =>
  attempt(context, 'housekeeping', async ({ db, clock }) => {
    const now = clock.now();
    await db.deleteFrom('kept_answers').where('kept_at', '<=', after(now, -KEPT_FOR)).execute();
    await db
      .deleteFrom('sign_in_failures')
      .where('failed_at', '<', after(now, -2 * DAY))
      .execute();
    await db.deleteFrom('carts').where('changed_at', '<', after(now, -CART_KEPT_FOR)).execute();
    await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  });
