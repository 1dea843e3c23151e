import type { GiftCardKind } from '@gift-registry/domain';
import type { io as IO, option as O } from 'fp-ts';

/** The form's input, stored for a reload of the page. */
export interface KeptGiftCard {
  readonly kind: GiftCardKind;
  /** The text of the amount field, as typed. */
  readonly amount: string;
}

/** The form before any input. */
export const NO_GIFT_CARD: KeptGiftCard = { kind: 'EGiftCard', amount: '100' };

/** Driven port: stores the input of the gift card form of one registry. Never fails: what cannot be stored is lost with the page. */
export interface GiftCardMemory {
  /** None when nothing was stored, or it cannot be read. */
  readonly read: IO.IO<O.Option<KeptGiftCard>>;
  readonly keep: (kept: KeptGiftCard) => IO.IO<void>;
}
