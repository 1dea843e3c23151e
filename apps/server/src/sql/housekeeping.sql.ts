import type { Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import { visitorCookie } from '../http/cookies.ts';
import { attempt } from './attempt.ts';
import { after, DAY } from './durations.ts';
import { KEPT_FOR } from './idempotency-records.ts';
import type { SqlContext } from './sql-context.ts';
import { forgetUnusedPictures } from './unused-pictures.ts';

/** The lifetime of a visitor's cookie: an older cart cannot be reached any more. */
const CART_KEPT_FOR = visitorCookie.maxAgeSeconds * 1_000;

/** An unreferenced design is deleted when it has not been saved for this long. */
const DESIGN_KEPT_FOR = 90 * DAY;

/** How long a link that has ended still opens its order in the browser that placed it (EDIT-01). */
const ENDED_LINKS_KEPT_FOR = 30 * DAY;

/** How long webhook messages can be sent again. */
const WEBHOOKS_KEPT_FOR = 30 * DAY;

/** Deletes unreferenced designs that have not been saved for ninety days. */
const forgetDesigns = async ({ db, clock }: SqlContext): Promise<void> => {
  await db
    .deleteFrom('designs')
    .where('saved_at', '<', after(clock.now(), -DESIGN_KEPT_FOR))
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['registry_items', 'cart_lines', 'order_lines'] as const).map((naming) =>
          not(
            exists(
              selectFrom(naming)
                .select('sku')
                .whereRef(`${naming}.sku`, '=', 'designs.sku')
                .whereRef(`${naming}.personalization_id`, '=', 'designs.personalization_id'),
            ),
          ),
        ),
      ),
    )
    .execute();
};

/** Deletes idempotency records after a day, attempts of before yesterday, expired sessions, known devices, one-time codes, links and account drafts, carts unchanged for ninety days, messages of webhooks after thirty, and then unreferenced designs and pictures. */
export const housekeeping = (context: SqlContext): TE.TaskEither<Unavailable, void> =>
  attempt(context, 'housekeeping', async ({ db, clock }) => {
    const now = clock.now();
    await db.deleteFrom('idempotency_records').where('kept_at', '<=', after(now, -KEPT_FOR)).execute();
    await db
      .deleteFrom('sign_in_failures')
      .where('failed_at', '<', after(now, -2 * DAY))
      .execute();
    await db.deleteFrom('carts').where('changed_at', '<', after(now, -CART_KEPT_FOR)).execute();
    for (const ending of [
      'sessions',
      'known_devices',
      'sign_in_handoffs',
      'account_drafts',
      'password_resets',
      'email_changes',
      'invitations',
    ] as const)
      await db.deleteFrom(ending).where('expires_at', '<=', now).execute();
    await db.deleteFrom('order_links').where('expires_at', '<=', after(now, -ENDED_LINKS_KEPT_FOR)).execute();
    await db.deleteFrom('webhook_messages').where('recorded_at', '<', after(now, -WEBHOOKS_KEPT_FOR)).execute();
    await forgetDesigns(context);
    await forgetUnusedPictures(context);
  });
