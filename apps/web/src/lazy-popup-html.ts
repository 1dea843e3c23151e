import type { Cart, Log } from '@gift-registry/domain';
import type { PopupHtml } from '@gift-registry/ui';
import { option as O } from 'fp-ts';

/** Tells what a fragment of HTML says. */
export type ReadPopup = (html: string) => PopupHtml;

/** The cart with cards by mail, and how the shop's answer to one is read. */
export interface LazyPopupHtml<Of> {
  readonly cart: Of;
  readonly readPopup: ReadPopup;
}

/** Nothing of somebody else's HTML is shown before it can be read; the page then says in its own words what happened. */
const UNREAD: PopupHtml = { title: O.none, body: O.none };

/** Reading the shop's HTML (GC-07), with its file, which is fetched along with the first answer that may need it; that it did not come is only logged. */
export const lazyPopupHtml = <Of extends Pick<Cart, 'addEGiftCard'>>(
  cart: Of,
  load: () => Promise<ReadPopup>,
  log: Log,
): LazyPopupHtml<Of> => {
  let reader: ReadPopup = () => UNREAD;
  const fetch = async (): Promise<void> => {
    try {
      reader = await load();
    } catch (error) {
      log.write({ level: 'error', tag: 'file-not-loaded', data: { problem: String(error) } })();
    }
  };
  return {
    cart: {
      ...cart,
      addEGiftCard: (request, key) => async () => {
        const [answer] = await Promise.all([cart.addEGiftCard(request, key)(), fetch()]);
        return answer;
      },
    },
    readPopup: (html) => reader(html),
  };
};
