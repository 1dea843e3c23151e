import type { CartAddition, Log, OtherBrandWish, Site } from '@gift-registry/domain';
import type { SchedulerLike } from 'rxjs';
import type { MutationKeys } from '../mutation/index.ts';
import type { PopupHtml } from '../popup-html/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { GiftCardMemory } from './gift-card-memory.ts';

/** What the section stands on. */
export interface GiftCardsParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  /** Keeps what was typed when the page is reloaded. */
  readonly memory: GiftCardMemory;
  /** Takes out of somebody else's HTML whatever could do more than be read (GC-07). */
  readonly readPopup: (html: string) => PopupHtml;
  /** Shared by all that puts money into the cart; outlives a reload of the page. */
  readonly keys: MutationKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Told of every card in the post that went into the cart. */
  readonly onAdded: (addition: CartAddition) => void;
  /** Told of every card by mail that went into the cart; a popup says so already. */
  readonly onMailed: () => void;
  /** Opens what asks before a way leads to the other brand's gift cards (XB-02). */
  readonly onElsewhere: (card: Extract<OtherBrandWish, { readonly _tag: 'GiftCard' }>['card']) => void;
}
