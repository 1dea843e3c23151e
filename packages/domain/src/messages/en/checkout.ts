import { outcomeUnknown } from '../../idempotency/index.ts';
import { GIVER_LIMITS, type GiverField } from '../../order/index.ts';
import type { Fault, OrderRefusal } from '../../ports/index.ts';
import { isBlank } from '../../text/index.ts';
import { unitCount } from './count.ts';
import { emailProblem } from './email.ts';
import { faultSentence } from './fault.ts';
import { giverFieldRefused, orderRefused } from './order.ts';

/** Why an order was not sent at all: a row waits for the guest's choice or has to be taken out, its last change was not kept, or the cart could not be read again. */
export type NotSent =
  | { readonly _tag: 'ChoiceNeeded' }
  /** These lines cannot be ordered as they stand, and have to be taken out first (BUY-09). */
  | { readonly _tag: 'RemovalNeeded'; readonly names: ReadonlyArray<string> }
  | { readonly _tag: 'LinesNotChanged' }
  | { readonly _tag: 'CartNotRead' };

const NEVER_TWICE = 'Trying again won’t place a second order.';

/** What is said of an answer that never came: nobody knows what became of the order. */
const noAnswer = (fault: Fault): string =>
  fault._tag === 'Unavailable'
    ? 'We didn’t get a response. Please try again; nothing will be bought twice.'
    : `${faultSentence(fault)} ${NEVER_TWICE}`;

const leftEmpty: Readonly<Partial<Record<GiverField, string>>> = {
  firstName: 'Enter your first name.',
};

const removalNeeded = (names: ReadonlyArray<string>): string => {
  const [only, ...others] = names;
  return only !== undefined && others.length === 0
    ? `${only} can’t be bought as is. Please remove it from your cart, then place your order again.`
    : `${names.length} things in your cart can’t be bought as is. Please remove the ones that are marked, then place your order again.`;
};

const fieldProblem = (field: GiverField, typed: string): string =>
  field === 'email'
    ? emailProblem(giverFieldRefused('email'))(typed)
    : ((isBlank(typed) ? leftEmpty[field] : undefined) ?? giverFieldRefused(field));

/** What stands around buying what is in the cart (CART-05 to CART-08). */
export const checkoutMessages = {
  summary: 'Order summary',
  /** How many gifts, or items where not all are gifts, are bought whole, and what else there is. */
  gifts: (count: number, areGifts: boolean): string => `${areGifts ? 'Gifts' : 'Items'} (${count})`,
  contributions: (count: number): string => (count === 1 ? 'Group gift' : `Group gifts (${count})`),
  giftCards: (count: number): string => (count === 1 ? 'Gift card' : `Gift cards (${count})`),
  subtotal: 'Subtotal',
  /** BUY-09: what is in the cart and in none of the sums. */
  notCounted: (count: number, areGifts: boolean): string =>
    `${unitCount(count, areGifts)} that can’t be bought ${count === 1 ? 'isn’t' : 'aren’t'} included.`,
  shipping: 'Shipping',
  /** CART-05. */
  alaskaHawaii: 'Shipping to Alaska, Hawaii or a U.S. territory?',
  alaskaHawaiiLink: 'Ask for a quote',
  alaskaHawaiiFirst: 'before you order.',
  about: 'About you',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'For your order number and questions about your gift.',
  message: 'Your message',
  messageHelp: 'We’ll include this with your gift.',
  messageCount: (message: string): string => `${[...message].length}/${GIVER_LIMITS.message}`,
  /** What is wrong with what was typed; where there is nothing, no word of how long it may be. */
  fieldProblem,
  /** The button: what it will do, or what is being done. */
  place: (isPlacing: boolean, total: string): string => (isPlacing ? 'Placing your order…' : `Place Order, ${total}`),
  /** The same while nothing in the cart can be ordered before something is changed or chosen: it offers no sum. */
  placeNothing: 'Place Order',
  nothingToOrder:
    'Nothing in your cart can be bought as is. Please change or remove what’s marked, or choose another gift.',
  /** Over the reason; where no answer says whether there is an order, neither does this, and it stays so while an earlier try is in doubt (CART-08). */
  noOrder: (reason: OrderRefusal | Fault | NotSent, isInDoubt = false): string =>
    isInDoubt || outcomeUnknown(reason)
      ? 'We don’t know yet whether your order was placed'
      : 'Your order was not placed',
  noAnswer,
  /** Why there is no order; every sentence says what to do next. Where several fields are marked it names none of them. */
  refused: (
    reason: OrderRefusal | Fault | NotSent,
    typed: Readonly<Record<GiverField, string>>,
    marked = 1,
    isInDoubt = false,
  ): string => {
    switch (reason._tag) {
      case 'ChoiceNeeded':
        return 'Please choose what to do with the gifts marked in your cart.';
      case 'RemovalNeeded':
        return removalNeeded(reason.names);
      case 'LinesNotChanged':
        return 'We couldn’t change a quantity. Please check your cart and place your order again.';
      case 'CartNotRead':
        return 'We couldn’t load your cart. Please reload the page.';
      case 'GiverInvalid':
        return marked > 1 ? 'Please fill in the marked fields.' : fieldProblem(reason.field, typed[reason.field]);
      case 'Unavailable':
        return noAnswer(reason);
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'TooManyRequests':
        return isInDoubt ? noAnswer(reason) : faultSentence(reason);
      default:
        return orderRefused(reason);
    }
  },
} as const;
