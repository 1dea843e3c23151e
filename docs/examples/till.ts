/** A till: a guest pays for plates at the counter, and the registry counts them. */
import {
  type AddRefusal,
  addRefused,
  type Claim,
  EXCEEDS_REQUESTED,
  type Fault,
  faultSentence,
  type OrderRefusal,
  orderRefused,
  parseIdempotencyKey,
  parsePaymentToken,
  plainOrOnlyItem,
  purchasedOfWanted,
  readProductCode,
  type ScannedCode,
  stillNeeded,
} from '@gift-registry/domain';
import {
  exceedsRemaining,
  formatPrice,
  guestQuantityField,
  remaining,
  visibleItems,
} from '@gift-registry/domain/rules';
import { memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { registry } from './the-registry.ts';

// The ports of one customer: in memory here; over your database or over HTTP they are the same.
const { cart, orders, registries } = memoryBrowser(memoryDependencies({ registries: [registry] }));

/**
 * Finds the item of a scanned label. The retailer's labels carry the SKU, as a number or within an EAN; a manufacturer's EAN finds nothing.
 * Of several designs the one without personalization is taken; without such a design the guest must be asked.
 */
const itemOf = (scanned: ScannedCode) =>
  F.pipe(
    O.fromEither(readProductCode(scanned)),
    O.chain(({ skus }) =>
      plainOrOnlyItem(visibleItems('guest', registry.items).filter(({ identity }) => skus.includes(identity.sku))),
    ),
  );

/** Each refusal has a sentence; so have the errors that every call can have. */
const isFault = (reason: { readonly _tag: string }): reason is Fault =>
  ['Unavailable', 'BadRequest', 'TooManyRequests'].includes(reason._tag);
const whyNotAdded = (reason: AddRefusal | Fault): string =>
  isFault(reason) ? faultSentence(reason) : addRefused(reason);
const whyNotPlaced = (reason: OrderRefusal | Fault): string =>
  isFault(reason) ? faultSentence(reason) : orderRefused(reason);

const item = itemOf({ kind: 'number', text: '004821\r\n' });
if (O.isNone(item)) throw new Error('no such gift');
// One receipt never buys twice: its number is the idempotency key, 8 to 64 letters, digits, hyphens and underscores.
const key = parseIdempotencyKey('till-7-receipt-20451');
if (O.isNone(key)) throw new Error('no key for this receipt');
// The token of the card, from the payment provider.
const token = parsePaymentToken('demo_succeeds_4242_till');
if (O.isNone(token)) throw new Error('no such card');
const { identity, product } = item.value;
const needed = remaining(item.value);
console.log(`${product.name}: ${purchasedOfWanted(item.value)}, ${stillNeeded(needed)}`);

// The text of the quantity field after each input, and after it lost the focus.
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
    orders.place({ giver, message: '', accepted, payment: { _tag: 'Token', token: token.value } }, key.value),
    TE.match(whyNotPlaced, (order) => `${order.orderNumber}: ${formatPrice('$', order.total)} paid`),
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
