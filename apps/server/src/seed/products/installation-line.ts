import { formatPrice, type ItemMessage, productPageMessages, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { installationFee } from './services.ts';

/** What stands beside the price of a thing that can be installed, as that has nothing of it in it (CART-01, ITEM-06). */
export const installationLine = (sku: string): ReadonlyArray<ItemMessage> => {
  const fee = installationFee(sku);
  if (O.isNone(fee)) return [];
  const text = productPageMessages.installation(formatPrice(sites.main.currencyPrefix, fee.value));
  return [{ type: 'item', level: 'info', text, popupName: O.none }];
};
