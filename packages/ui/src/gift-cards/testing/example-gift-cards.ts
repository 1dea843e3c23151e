import type { GiftCardKind, GiftCardRefusal, RegistryView, SiteId } from '@gift-registry/domain';
import { cartIdOf, demoSite, exampleView, idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { mutationKeys } from '../../mutation/index.ts';
import { readPopupHtml } from '../../popup-html/index.ts';
import { type RegistryStream, registryStreamOf } from '../../registry/index.ts';
import type { KeptGiftCard } from '../gift-card-memory.ts';
import type { AddGiftCard, GiftCardOutcome } from '../gift-card-source.ts';
import type { GiftCardsDependencies } from '../gift-cards.stream.ts';
import { type GiftCardsStream, giftCardsStream } from '../gift-cards.stream.ts';
import { memoryGiftCard } from './memory-gift-card.ts';

/** How an example differs from the default: a guest on the main site whose every card is added to the cart. */
export interface ExampleGiftCardsOptions {
  readonly site?: SiteId;
  readonly registry?: RegistryStream;
  readonly view?: Partial<RegistryView>;
  readonly add?: AddGiftCard;
  /** What was entered before. */
  readonly kept?: KeptGiftCard;
  readonly onElsewhere?: GiftCardsDependencies['onElsewhere'];
}

/** A registry that came with the page. */
const registryOf = (view: Partial<RegistryView>): RegistryStream =>
  registryStreamOf(
    { open$: NEVER, watch: () => NEVER },
    {
      scheduler: asyncScheduler,
      isPageVisible$: of(true),
      initial: O.some({ view: exampleView(view), isComplete: true }),
      log: { write: () => () => undefined },
    },
  );

const outcomes: Readonly<Record<GiftCardKind, GiftCardOutcome>> = {
  GiftCard: { _tag: 'Posted', addition: { cartId: cartIdOf('cart-1'), count: 1, added: [], warnings: [] } },
  EGiftCard: {
    _tag: 'Mailed',
    html: '<h2>Your eGift Card is in your cart</h2><p>We send it once the order is placed.</p>',
  },
};

/** Adds every card to the cart at once. */
export const addsAtOnce: AddGiftCard = ({ kind }) => of(E.right(outcomes[kind]));

/** Refuses every card for that reason. */
export const refusesWith =
  (reason: GiftCardRefusal | { readonly _tag: 'Unavailable' }): AddGiftCard =>
  () =>
    of(E.left(reason));

/** Makes keys that are never the same twice. */
const newKeys = () => {
  let count = 0;
  return () => {
    count += 1;
    return idempotencyKeyOf(`example-key-${count}`);
  };
};

/** The section of gift cards over real streams; every call makes a new one. */
export const exampleGiftCards = (options: ExampleGiftCardsOptions = {}): { readonly stream: GiftCardsStream } => ({
  stream: giftCardsStream({
    add: options.add ?? addsAtOnce,
    registry: options.registry ?? registryOf(options.view ?? {}),
    site: demoSite(options.site ?? 'main'),
    memory: memoryGiftCard(options.kept),
    readPopup: readPopupHtml,
    keys: mutationKeys<number>(newKeys()),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    onAdded: () => undefined,
    onMailed: () => undefined,
    onElsewhere: options.onElsewhere ?? (() => undefined),
  }),
});
