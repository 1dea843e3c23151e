import { chargesTotal, type GiftBasket } from '../../cart/index.ts';
import type { Site } from '../../site/index.ts';
import { formatAmount } from './formats.ts';

/** Baskets of gifts for a budget (BASKET-01); amounts arrive formatted. */
export const budgetBasketMessages = {
  title: 'Help me choose',
  amount: 'About how much would you like to spend?',
  hint: 'Shipping and tax included.',
  suggestions: 'Suggested amounts',
  unreadable: 'Please enter an amount like 25 or 25.50.',
  show: 'Show baskets',
  loading: 'Choosing gifts…',
  /** Above the baskets. */
  found: (count: number, budget: string): string =>
    count === 1 ? `One basket within ${budget}` : `${count} baskets within ${budget}`,
  basket: (place: number, total: string): string => `Basket ${place}, ${total}`,
  quantity: (quantity: number): string => `${quantity} of`,
  completes: 'Completes the set',
  mostLoved: 'Most loved',
  /** "$98 + shipping $9.95 + tax $8.40 = $116.35", as a cart of this basket alone would be charged. */
  sum: (
    { currencyPrefix, marketRules }: Pick<Site, 'currencyPrefix' | 'marketRules'>,
    { subtotal, taxes, total, ...basket }: Omit<GiftBasket, 'lines'>,
  ): string => {
    const money = (amount: GiftBasket['total']): string => formatAmount(currencyPrefix, amount);
    const shipping = chargesTotal(basket);
    const added = marketRules.pricesIncludeTax ? [] : taxes;
    const parts = [
      money(subtotal),
      ...(shipping === 0 ? ['free shipping'] : [`shipping ${money(shipping)}`]),
      ...added.map(({ name, amount }) => `${added.length === 1 ? 'tax' : name} ${money(amount)}`),
    ];
    return `${parts.join(' + ')} = ${money(total)}`;
  },
  add: 'Add all to cart',
  adding: 'Adding…',
  /** The accessible name of the button. */
  addLabel: (names: ReadonlyArray<string>): string => `Add all to cart: ${names.join(', ')}`,
  /** Gifts of the baskets were bought while they were shown. */
  changed: (names: ReadonlyArray<string>): string =>
    `Someone just bought ${names.join(' and ')}. These baskets are new.`,
  none: (budget: string, least: string): string =>
    `No gift fits within ${budget}. The least is ${least} with shipping and tax.`,
  nothing:
    'There’s nothing left here to put in a basket. Gifts for several people, and gifts made to order, are on the list.',
} as const;
