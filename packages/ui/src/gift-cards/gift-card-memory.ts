import type { GiftCardKind } from '@gift-registry/domain';
import type { io as IO, option as O } from 'fp-ts';

/** What outlives a reload of the page. */
export interface KeptGiftCard {
  readonly kind: GiftCardKind;
  /** As it was typed. */
  readonly amount: string;
}

/** Nothing typed. */
export const NO_GIFT_CARD: KeptGiftCard = { kind: 'GiftCard', amount: '' };

/** Driven port: where the form for the gift cards of one registry is kept. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface GiftCardMemory {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<KeptGiftCard>>;
  readonly keep: (kept: KeptGiftCard) => IO.IO<void>;
}
