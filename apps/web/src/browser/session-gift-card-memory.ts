import { cents, type GrId, type Log, parseIdempotencyKey } from '@gift-registry/domain';
import type { GiftCardMemory, KeptGiftCard } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const kind = t.keyof({ GiftCard: null, EGiftCard: null });

const keptGiftCard = t.type({
  kind,
  amount: t.string,
  unsettled: t.array(
    t.type({
      kind,
      amount: keptAs('an amount in cents', t.number, cents),
      key: keptAs('a key', t.string, parseIdempotencyKey),
    }),
  ),
});

/** The form for the gift cards of that registry, in a storage of the browser such as that of the tab. */
export const sessionGiftCardMemory = (storage: IO.IO<PageStorage>, log: Log, grId: GrId): GiftCardMemory =>
  sessionMemory<KeptGiftCard>({
    codec: keptGiftCard,
    place: `gift card ${grId}`,
    storage,
    log,
    tag: 'gift-card-not-kept',
  });
