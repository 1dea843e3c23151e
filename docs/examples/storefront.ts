/** A storefront of its own: reads a registry over HTTP, and puts a gift into the visitor's cart. */
import { type Connection, cartHttp, openRegistryHttp, visitorFetch } from '@gift-registry/adapters-http';
import {
  addRefused,
  type Fault,
  faultSentence,
  parseGrId,
  parseIdempotencyKey,
  purchasedOfWanted,
} from '@gift-registry/domain';
import { formatPrice, remaining, visibleItems } from '@gift-registry/domain/rules';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';

const isFault = (reason: { readonly _tag: string }): reason is Fault =>
  ['Unavailable', 'BadRequest', 'UnreadableResponse', 'TooManyRequests'].includes(reason._tag);

/** Puts one of the first item that is still wanted into the cart; the lines that a terminal shows. */
export const buyFirstWanted = async (base: string, number: string): Promise<ReadonlyArray<string>> => {
  // One visitor: a server that draws pages keeps one for each of its sessions. In a browser, on a page of the same origin, it is `{ base: '', fetch }`.
  const connection: Connection = { base, fetch: visitorFetch(base, fetch) };
  const cart = cartHttp(connection);

  const grId = parseGrId(number);
  // A key for what the visitor wants once, kept until it is answered. A repeat under it adds nothing.
  const key = parseIdempotencyKey(crypto.randomUUID());
  if (O.isNone(grId)) return [`${number} is no registry number.`];

  const opened = await openRegistryHttp(connection)({ grId: grId.value, viewing: 'guest' })();
  if (E.isLeft(opened)) return [isFault(opened.left) ? faultSentence(opened.left) : 'There is no such registry.'];
  const { header, items } = opened.right;
  const wanted = visibleItems('guest', items).find((item) => remaining(item) > 0 && O.isNone(item.groupGift));
  if (wanted === undefined) return [`${header.primaryFirstName} has everything.`];

  const { identity, product } = wanted;
  const added = await F.pipe(
    cart.add([{ grId, identity, quantity: 1 }], key),
    TE.match(
      (reason) => (isFault(reason) ? faultSentence(reason) : addRefused(reason)),
      ({ count }) => `${count} in the cart`,
    ),
  )();
  const total = await F.pipe(
    cart.read,
    TE.match(faultSentence, ({ subtotal }) => formatPrice('$', subtotal)),
  )();
  return [`${product.name}: ${purchasedOfWanted(wanted)}`, added, total];
};

const [base, number] = process.argv.slice(2);
if (base !== undefined && number !== undefined) console.log((await buyFirstWanted(base, number)).join('\n'));
