/** A till: a guest pays for plates at the counter, and the registry counts them. */
import {
  type AddRefusal,
  addRefused,
  type Claim,
  EXCEEDS_REQUESTED,
  type Fault,
  faultSentence,
  itemMeant,
  type OrderRefusal,
  orderRefused,
  parseIdempotencyKey,
  purchasedOfWanted,
  stillNeeded,
} from '@gift-registry/domain';
import {
  exceedsRemaining,
  formatPrice,
  guestQuantityField,
  parseSku,
  remaining,
  visibleItems,
} from '@gift-registry/domain/rules';
import { memoryBrowser, memoryWorld } from '@gift-registry/domain/testing/memory';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { registry } from './the-registry.ts';

// The ports of one customer: in memory here, next to your database or over HTTP there. They are the same.
const { cart, orders, registries } = memoryBrowser(memoryWorld({ registries: [registry] }));

/**
 * What is scanned is read once, without the line break that a scanner sends after it. From then on it is a SKU, however many zeros the label had.
 * A guest buys what a guest sees. Of several designs the plain one is meant; where there is none the label does not say which, and the guest is asked.
 */
const itemOf = (scanned: string) =>
  F.pipe(
    parseSku(scanned.trim()),
    O.chain((sku) => itemMeant(visibleItems('guest', registry.items).filter(({ identity }) => identity.sku === sku))),
  );

/** A refusal is a tag, and each has its words; what can go wrong with any call has words of its own. */
const isFault = (reason: { readonly _tag: string }): reason is Fault =>
  ['Unavailable', 'Misunderstood', 'TooManyRequests'].includes(reason._tag);
const whyNotAdded = (reason: AddRefusal | Fault): string =>
  isFault(reason) ? faultSentence(reason) : addRefused(reason);
const whyNotPlaced = (reason: OrderRefusal | Fault): string =>
  isFault(reason) ? faultSentence(reason) : orderRefused(reason);

const item = itemOf('004821\r\n');
const key = parseIdempotencyKey('till-7-receipt-20451'); // One receipt never buys twice.
if (O.isNone(item) || O.isNone(key)) throw new Error('no such gift');
const { identity, product } = item.value;
const needed = remaining(item.value);
console.log(`${product.name}: ${purchasedOfWanted(item.value)}, ${stillNeeded(needed)}`);

// The field is a machine: what it holds after each key, and after it was left.
console.log(['6', '6x', '600', '0'].map(guestQuantityField.type).join('|'), guestQuantityField.blur(''));

const quantity = Number(guestQuantityField.blur('6'));
if (exceedsRemaining(quantity, needed)) console.log(EXCEEDS_REQUESTED);

const claim: Claim = { grId: registry.grId, identity, quantity };
const giver = { firstName: 'Rosa', lastName: 'Lind', email: 'rosa@example.com' };

const putIn = F.pipe(
  cart.add([{ ...claim, grId: O.some(registry.grId) }], O.none),
  TE.match(whyNotAdded, ({ count }) => `${count} in the cart`),
);
/** Pays for the cart; what is accepted may be more than is needed. */
const pay = (accepted: ReadonlyArray<Claim>) =>
  F.pipe(
    orders.place({ giver, message: '', accepted }, key.value),
    TE.match(whyNotPlaced, (order) => `${order.orderNumber}: ${formatPrice('$', order.subtotal)} paid`),
  );

console.log(await putIn());
console.log(await pay([])());
console.log(await pay([claim])());
console.log(
  await F.pipe(
    registries.item(registry.grId, identity),
    TE.match(() => 'The list cannot be read.', purchasedOfWanted),
  )(),
);
