import type { Site } from '@gift-registry/domain';
import type { NlaItemStream } from '../nla-item/index.ts';
import type { ShippingPopupStream } from '../shipping-popup/index.ts';

/** What may lie over the page of a registry: shipping information, and what is done about an item that will not come back. */
export interface RegistryLayers {
  readonly site: Site;
  readonly popup: ShippingPopupStream;
  readonly nlaItem: NlaItemStream;
}
