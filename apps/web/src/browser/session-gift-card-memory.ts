import type { GrId, Log } from '@gift-registry/domain';
import type { GiftCardMemory, KeptGiftCard } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

const keptGiftCard = t.type({ kind: t.keyof({ GiftCard: null, EGiftCard: null }), amount: t.string });

/** The form for the gift cards of that registry, in a storage of the browser such as that of the tab. */
export const sessionGiftCardMemory = (storage: IO.IO<PageStorage>, log: Log, grId: GrId): GiftCardMemory =>
  sessionMemory<KeptGiftCard>({
    codec: keptGiftCard,
    place: `gift card ${grId}`,
    storage,
    log,
    tag: 'gift-card-not-kept',
  });
