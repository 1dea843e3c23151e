import {
  type ActionReader,
  type AddRefusal,
  type AmountRange,
  brandName,
  can,
  conditionOf,
  contributionRange,
  exceedsRemaining,
  formatAmount,
  formatPrice,
  type GrId,
  hasPersonalizationError,
  identityKey,
  isOtherBrand,
  isOutOfStock,
  isPersonalized,
  isPurchased,
  isSettledProduct,
  nlaOffers,
  type Product,
  type ProductLink,
  paths,
  personalizationMessages,
  pricedProduct,
  productLink,
  type Referrer,
  type RegistryGift,
  type RegistryItem,
  remaining,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { fundProgress } from '../fund-meter/index.ts';
import { type ProductFacts, productFacts } from '../product-facts/index.ts';
import type { CardControl, CardState, ItemCardModel, PurchaseCount } from './item-card-model.ts';

/** The reader for whom cards are made: their role on a registry and site, before or after the event. */
export interface CardReader extends ActionReader {
  readonly grId: GrId;
  readonly site: Site;
  /** An absolute address of the reader's site; links to the other brand's site take scheme and port from it. */
  readonly here: string;
  /** Who sent the reader (ROUTE-16); omitted if nobody did. */
  readonly referrer?: Referrer;
  /** The key of a registry that is visible by link only (SET-02); omitted if none is needed. */
  readonly linkKey?: string;
}

const personalizationError = ({ identity }: RegistryItem): AddRefusal => ({ _tag: 'PersonalizationError', identity });

const giftOf = ({ grId, linkKey }: CardReader, identity: RegistryItem['identity']): RegistryGift =>
  linkKey === undefined ? { grId, identity } : { grId, identity, linkKey };

/** For readers who may buy the item, the link names the registry, so that a purchase on the product's page counts for it. */
const linkTo = (reader: CardReader, { identity, product }: RegistryItem): O.Option<ProductLink> =>
  productLink(reader, product, can(reader, 'page', 'buyItem') ? O.some(giftOf(reader, identity)) : O.none);

/** The control for a group gift, which can only be contributed to; if its fund accepts nothing, it can only be viewed. */
const contributing = ({ marketRules, currencyPrefix }: Site, item: RegistryItem): CardControl =>
  F.pipe(
    contributionRange(marketRules, item),
    O.match(
      (): CardControl => ({ _tag: 'LookOnly' }),
      ({ minimum, maximum }: AmountRange) => ({
        _tag: 'Contribute',
        least: formatAmount(currencyPrefix, minimum),
        isAllMissing: minimum === maximum,
      }),
    ),
  );

const contributingElsewhere = (site: Site, item: RegistryItem): CardControl => {
  const here = contributing(site, item);
  return here._tag === 'Contribute'
    ? { ...here, _tag: 'ContributeElsewhere', brandName: brandName(site, item.product.brand) }
    : here;
};

const control = (reader: CardReader, item: RegistryItem, state: CardState): CardControl => {
  const { site } = reader;
  if (can(reader, 'page', 'manageItem')) return { _tag: 'Own' };
  if (!can(reader, 'page', 'buyItem')) return { _tag: 'LookOnly' };
  if (isPurchased(item)) return { _tag: 'Purchased' };
  const isElsewhere = isOtherBrand(item.product, site);
  if (isElsewhere && !can(reader, 'page', 'buyOnOtherBrand')) return { _tag: 'LookOnly' };
  if (hasPersonalizationError(item)) return { _tag: 'Unbuyable', reason: personalizationError(item) };
  const isShared = can(reader, 'page', 'contribute') && O.isSome(item.groupGift);
  if (isShared) return isElsewhere ? contributingElsewhere(site, item) : contributing(site, item);
  if (item.product.isMadeToOrder)
    return { _tag: 'Unbuyable', reason: { _tag: 'MadeToOrder', identity: item.identity } };
  if (isElsewhere) return { _tag: 'OtherBrand', brandName: brandName(site, item.product.brand) };
  if (isOutOfStock(item.product)) return { _tag: 'OutOfStock' };
  return {
    _tag: 'Buy',
    quantity: state.quantity,
    isOverPurchased: state.isOverPurchasedInCart || exceedsRemaining(Number(state.quantity), remaining(item)),
    add: state.add,
  };
};

/** How much of the wanted quantity is bought, with the site's formatting. */
export const purchaseCount = (site: Pick<Site, 'currencyPrefix'>, item: RegistryItem): PurchaseCount => ({
  item,
  isPurchased: isPurchased(item),
  percentPurchased: Math.min(100, (100 * item.purchased) / item.wanted),
  fund: fundProgress(site, item),
});

/** To guests, a product in stock says nothing, unless its stock runs out. */
const stockNote = (
  { role }: CardReader,
  { isAvailable, messages }: Product,
  { availability }: ProductFacts,
): O.Option<string> =>
  availability._tag === 'Said' &&
  (role === 'registrant' ||
    !isAvailable ||
    messages.some(({ type, level }) => type === 'availability' && level !== 'info'))
    ? O.some(availability.message)
    : O.none;

/** The card of an item for that reader, in that state. */
export const itemCard = (reader: CardReader, item: RegistryItem, state: CardState): ItemCardModel => {
  const { site, role } = reader;
  const facts = productFacts(site, pricedProduct(item.identity, item.product));
  return {
    ...facts,
    ...purchaseCount(site, item),
    key: identityKey(item.identity),
    link: linkTo(reader, item),
    similarItems:
      can(reader, 'page', 'addItem') && !isSettledProduct(item.product)
        ? O.some(paths.similarItems(item.identity.sku, reader.grId))
        : O.none,
    condition: conditionOf(item),
    offers: nlaOffers(role, site.features, item),
    designPrice: F.pipe(
      item.personalization,
      O.filter(() => isPersonalized(item)),
      O.map(({ priceMessage }) => priceMessage),
      O.filter((message) => message !== ''),
      O.map((message) =>
        personalizationMessages.sum(formatPrice(site.currencyPrefix, item.product.currentPrice), message),
      ),
    ),
    control: control(reader, item, state),
    isOwn: role === 'registrant',
    stockNote: stockNote(reader, item.product, facts),
  };
};
