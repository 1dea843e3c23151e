import { type GiftOptions, packedFor } from '../../cart/index.ts';
import type { OrderView } from '../../placed-order/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { GiftWrap, Site } from '../../site/index.ts';
import { formatPrice } from './formats.ts';
import { dayOf } from './order-line-state.ts';
import { firstNames } from './registry-name.ts';
import { NOT_RETURNED } from './returns.ts';

/** The gift options of a registry's gifts, in the cart and on the order's page (WRAP-01). */
export const giftOptionMessages = {
  title: 'Gift options',
  wrap: 'Gift wrap',
  noWrap: 'None',
  wrapKind: ({ name, price }: GiftWrap, { currencyPrefix }: Pick<Site, 'currencyPrefix'>): string =>
    `${name}, ${price === 0 ? 'free' : formatPrice(currencyPrefix, price)}`,
  card: 'Print the message on a card in the box',
  cardHelp: 'It’s the message you write with your details.',
  receipt: 'Gift receipt without prices in the box',
  /** What was chosen, such as `White paper, card, gift receipt`; empty for nothing. */
  chosen: ({ wrap, hasCard, hasReceipt }: Omit<GiftOptions, 'grId'>): string =>
    [wrap?.name ?? '', hasCard ? 'card' : '', hasReceipt ? 'gift receipt' : '']
      .filter((part) => part !== '')
      .join(', '),
  /** The same of an order, with whom it is for where that is for several registries. */
  inTheBox: (options: GiftOptions, order: Parameters<typeof packedFor>[0]): string => {
    const registry = packedFor(order, options);
    const whose = registry === undefined ? '' : ` for ${firstNames(registry)}`;
    return `In the box${whose}: ${giftOptionMessages.chosen({ ...options, ...(options.wrap === undefined ? {} : { wrap: { ...options.wrap, name: `gift wrap (${options.wrap.name})` } }) })}.`;
  },
  print: 'Print gift receipt',
} as const;

/** The gift receipt that is printed (WRAP-01). */
export const giftReceiptMessages = {
  title: 'Gift receipt',
  close: 'Close',
  print: 'Print',
  preview: 'Preview',
  whose: (registry: RegistryName): string => `For ${firstNames(registry)}`,
  /** Its own number: whoever has the order number may open the order. */
  numbered: (receiptNumber: string): string => `Receipt ${receiptNumber}`,
  ordered: ({ placedAt }: Pick<OrderView, 'placedAt'>, site: Pick<Site, 'timeZone'>): string =>
    `Ordered ${dayOf(site, placedAt)}`,
  gifts: 'Gifts',
  nothingLeft: 'Nothing of these gifts is left: they were canceled or returned.',
  returns: ({ returnDays, phone }: Pick<Site, 'returnDays' | 'phone'>): string =>
    returnDays === 0
      ? `Questions about a gift? Call ${phone} with the number of this receipt.`
      : `Gifts can be returned or exchanged within ${returnDays} days of their arrival: call ${phone} with the number of this receipt. ${NOT_RETURNED}`,
} as const;
