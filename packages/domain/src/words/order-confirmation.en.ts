import type { CartLineView } from '../cart/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import type { RegistryName } from '../registry/index.ts';
import { cartPageWords } from './cart-page.en.ts';
import { registryCalled } from './registry-name.en.ts';

const quantity = (count: number): string => `Quantity ${count}`;

/** How many of a gift, or how what is not counted reaches the registrants. */
const lineNote = ({ kind, quantity: count, pickup }: Pick<CartLineView, 'kind' | 'quantity' | 'pickup'>): string => {
  switch (kind) {
    case 'item':
      return pickup === undefined ? quantity(count) : `${quantity(count)}, ${cartPageWords.pickupAt(pickup.name)}`;
    case 'contribution':
      return 'For the group gift fund';
    case 'giftCard':
    case 'eGiftCard':
      return cartPageWords.cardNote(kind);
  }
};

/** What stands on the page after an order (CART-06). */
export const orderConfirmationWords = {
  thanks: (firstName: string): string => `Thank you, ${firstName}`,
  placed: (number: OrderNumber): string => `Your order ${number} is placed.`,
  number: 'Order number',
  keep: 'Please keep the number for questions about your gift.',
  lines: 'What you gave',
  lineNote,
  shipping: (method: string): string => `${method} shipping`,
  subtotal: 'Subtotal',
  toHome: 'Go to the Home Page',
  /** The way back, where the order is for several registries. */
  backTo: (registry: RegistryName): string => `Back to ${registryCalled(registry)}`,
} as const;
