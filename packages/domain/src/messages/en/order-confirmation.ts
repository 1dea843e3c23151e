import { option as O } from 'fp-ts';
import type { CartLineView } from '../../cart/index.ts';
import type { OrderNumber } from '../../identity/index.ts';
import type { Giver } from '../../order/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { cartPageMessages } from './cart-page.ts';
import { registryCalled } from './registry-name.ts';

const quantity = (count: number): string => `Quantity ${count}`;

/** How many of a gift, or how what is not counted reaches the registrants. */
const lineNote = ({ kind, quantity: count, pickup }: Pick<CartLineView, 'kind' | 'quantity' | 'pickup'>): string => {
  switch (kind) {
    case 'item':
      return pickup === undefined ? quantity(count) : `${quantity(count)}, ${cartPageMessages.pickupAt(pickup.name)}`;
    case 'contribution':
      return 'For the group gift fund';
    case 'giftCard':
    case 'eGiftCard':
      return cartPageMessages.cardNote(kind);
  }
};

/** What an order went with, where that is not what was typed last (CART-08). */
interface Earlier {
  readonly message: O.Option<string>;
  readonly giver: O.Option<Giver>;
}

const messageSent = (message: Earlier['message']): string => {
  if (O.isNone(message)) return '';
  return message.value === '' ? 'without a message' : `with the message “${message.value}”`;
};

const giverSent = (giver: Earlier['giver']): string =>
  O.isSome(giver)
    ? `in the name of ${`${giver.value.firstName} ${giver.value.lastName}`.trim()}, ${giver.value.email}`
    : '';

/** What stands on the page after an order (CART-06). */
export const orderConfirmationMessages = {
  /** The title of the page's tab, once the order was placed. */
  pageTitle: ({ name }: Pick<Site, 'name'>): string => `Order Placed | ${name}`,
  thanks: (firstName: string): string => `Thank you, ${firstName}`,
  placed: (number: OrderNumber): string => `Your order ${number} has been placed.`,
  sentEarlier: (earlier: Earlier): string => {
    const went = 'This order went through the first time you placed it';
    const parts = [messageSent(earlier.message), giverSent(earlier.giver)].filter((part) => part !== '');
    return `${went}, ${parts.join(', and ')}. What you changed after that wasn’t sent.`;
  },
  keep: 'Please keep this number in case you have questions about your gift.',
  lines: 'What you gave',
  lineNote,
  shipping: (method: string): string => `${method} shipping`,
  /** Over the words that were sent along. */
  message: 'Your message',
  subtotal: 'Subtotal',
  toHome: 'Go to the Home Page',
  /** The way back, where the order is for several registries. */
  backTo: (registry: RegistryName): string => `Back to ${registryCalled(registry)}`,
} as const;
