/*
 * [BUY-09] [BUY-08] [CART-05] [CART-06] [GG-05] Why a line cannot be ordered as it is. The cart shows it as soon as it is read, and an order is refused for the same
 * reasons.
 *
 * @example lineBlocker({ registries: [], products: [exampleProduct()] }, sites.main, exampleCartContents().lines)(exampleContributionLine()) // => O.some('registry-closed')
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { isOutOfStock, type Product } from '../item/index.ts';
import { checkFundHasRoom, type FundRefusal } from '../registry/index.ts';
import { isOtherBrand, type Selling } from '../site/index.ts';
import { canBeInStores } from '../store/index.ts';
import {
  type CartLine,
  type ContributionLine,
  contributionLines,
  type ItemLine,
  type LineId,
  registryOf,
  type Stock,
} from './cart.ts';
import { type ListedItem, type PurchaseBlocker, purchaseBlocker } from './purchase-blocker.ts';
import { shortPickups } from './short-pickups.ts';

/** Why a line cannot be ordered. */
export type LineBlocker =
  | PurchaseBlocker
  | 'registry-closed'
  | 'taken-off'
  | 'not-together'
  | 'not-in-stores'
  | 'too-few-in-store';

type Blocker = O.Option<LineBlocker>;

const listedIn = ({ registries }: Stock, grId: GrId, identity: ItemIdentity): E.Either<LineBlocker, ListedItem> =>
  F.pipe(
    registries.find((registry) => registry.grId === grId),
    E.fromNullable<LineBlocker>('registry-closed'),
    E.bindTo('registry'),
    E.bind('item', ({ registry }) =>
      E.fromNullable<LineBlocker>('taken-off')(registry.items.find((item) => isSameIdentity(item.identity, identity))),
    ),
  );

const soldIn = ({ products }: Stock, { sku }: ItemIdentity): E.Either<LineBlocker, Product> =>
  E.fromNullable<LineBlocker>('no-longer-available')(products.find((product) => product.sku === sku));

/** Whether the cart also holds a contribution to the same item. */
const isPaidForBesides = (lines: ReadonlyArray<CartLine>, { grId, identity }: ItemLine): boolean =>
  contributionLines(lines).some(
    (line) => O.exists((grId: GrId) => grId === line.grId)(grId) && isSameIdentity(line.identity, identity),
  );

const isPickedUpInVain = ({ pickup }: ItemLine, product: Product): boolean =>
  pickup !== undefined && !canBeInStores(product);

const itemBlocker = (stock: Stock, site: Selling, lines: ReadonlyArray<CartLine>, line: ItemLine): Blocker => {
  const { grId, identity } = line;
  const found = F.pipe(
    E.Do,
    E.apS(
      'listed',
      O.isNone(grId) ? E.right(O.none) : E.map(O.some<ListedItem>)(listedIn(stock, grId.value, identity)),
    ),
    E.bind('product', () => soldIn(stock, identity)),
  );
  if (E.isLeft(found)) return O.some(found.left);
  return F.pipe(
    purchaseBlocker(site, { identity, ...found.right, isPickedUp: line.pickup !== undefined }),
    O.alt((): Blocker => (isPaidForBesides(lines, line) ? O.some('group-gift-begun') : O.none)),
    O.alt((): Blocker => (isPickedUpInVain(line, found.right.product) ? O.some('not-in-stores') : O.none)),
  );
};

/** The blocker for each reason why a fund refuses money; a fund that can only receive less is not blocked here. */
const fundBlockers: Readonly<Record<FundRefusal['_tag'], Blocker>> = {
  NotInMarket: O.some('not-together'),
  NotAGroupGift: O.some('not-together'),
  NoLongerAvailable: O.some('no-longer-available'),
  PersonalizationError: O.some('personalization-error'),
  FundFull: O.none,
};

const contributionBlocker = (stock: Stock, site: Selling, { grId, identity, amount }: ContributionLine): Blocker => {
  const listed = listedIn(stock, grId, identity);
  if (E.isLeft(listed)) return O.some(listed.left);
  const { item } = listed.right;
  if (isOtherBrand(item.product, site)) return O.some('other-brand');
  return E.match(
    ({ _tag }: FundRefusal) => fundBlockers[_tag],
    (): Blocker => O.none,
  )(checkFundHasRoom(site.marketRules, item, amount));
};

const shortIn = ({ shelves }: Stock, lines: ReadonlyArray<CartLine>): ReadonlySet<LineId> =>
  new Set(shelves === undefined ? [] : shortPickups(shelves, lines).map(({ lineId }) => lineId));

/**
 * Why a line, in a cart with these lines, cannot be ordered on a site of that brand; `none` when it can.
 * `stock.registries` are those the person may see.
 */
export const lineBlocker = (
  stock: Stock,
  site: Selling,
  lines: ReadonlyArray<CartLine>,
): ((line: CartLine) => Blocker) => {
  const short = shortIn(stock, lines);
  return (line) => {
    switch (line._tag) {
      case 'GiftCard':
        return stock.registries.some(({ grId }) =>
          O.exists((registryId: GrId) => registryId === grId)(registryOf(line)),
        )
          ? O.none
          : O.some('registry-closed');
      case 'Contribution':
        return contributionBlocker(stock, site, line);
      case 'Item':
        return F.pipe(
          itemBlocker(stock, site, lines, line),
          O.alt((): Blocker => (short.has(line.lineId) ? O.some('too-few-in-store') : O.none)),
        );
    }
  };
};

/*
 * [BUY-01] [XB-04] [ROUTE-19] Why a plain product cannot be added to this site's cart from its page: no longer available, the other brand's, made to order, or out of stock.
 *
 * @example cartBlocker(exampleProduct({ brand: 'main' }), sites.modern) // => O.some('other-brand')
 */

/** Why a plain product cannot be added to the cart from its page. */
export type CartBlocker = 'no-longer-available' | 'other-brand' | 'made-to-order' | 'out-of-stock';

/** Why the product cannot be added to the cart of a site of that brand; `none` when it can. */
export const cartBlocker = (product: Product, site: Selling): O.Option<CartBlocker> => {
  if (product.isNla) return O.some('no-longer-available');
  if (isOtherBrand(product, site)) return O.some('other-brand');
  if (product.isMadeToOrder) return O.some('made-to-order');
  return isOutOfStock(product) ? O.some('out-of-stock') : O.none;
};
