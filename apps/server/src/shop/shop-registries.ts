import { grId, parsed, personalizationId, sku, wholeCents } from '@gift-registry/adapters-http/wire';
import {
  isCountry,
  isEventCode,
  isMailAddress,
  type Market,
  type MarketRules,
  type Product,
  parseAccountId,
  type SiteId,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import {
  type FileMistake,
  nonBlankText,
  refine,
  strictObject,
  strictObjectWithOptional,
} from '../json-file/file-codec.ts';

const accountId = parsed('the id of an account', t.string, parseAccountId);
const wholeFrom = (least: number) =>
  refine(`a whole number, ${least} or more`, t.number, (raw) => Number.isInteger(raw) && raw >= least);
const days = refine(
  'a whole number of days, at most ten years',
  t.number,
  (raw) => Number.isInteger(raw) && Math.abs(raw) <= 3_650,
);

const Account = strictObject({
  id: accountId,
  email: refine('a mail address', t.string, isMailAddress),
  password: nonBlankText,
  firstName: t.string,
  lastName: t.string,
});

const named = strictObjectWithOptional({ firstName: t.string }, { lastName: t.string });

const Design = strictObjectWithOptional(
  { id: personalizationId },
  { font: t.string, line1: t.string, line2: t.string, color: t.string, hasError: t.boolean },
);

const Item = strictObjectWithOptional(
  { sku, wanted: wholeFrom(1), bought: wholeFrom(0) },
  {
    mostLoved: t.boolean,
    /** Group gifts, and what was raised so far, in cents. */
    fund: strictObject({ name: t.string, raised: wholeCents }),
    design: Design,
  },
);

const Giver = strictObjectWithOptional(
  { firstName: t.string, lastName: t.string, daysAgo: wholeFrom(0) },
  {
    message: t.string,
    /** The owners' note; missing if they have not thanked yet. */
    thanked: t.string,
    /** At which other shop their one gift was bought. */
    shop: t.string,
    /** Whether owners see their gifts on the day of the event only. */
    surprise: t.boolean,
    /** Whether they are sent near the day of the event. */
    nearDay: t.boolean,
    address: t.tuple([t.string, t.string, t.string, t.string], 'a list of street, city, region and postal code'),
    /** The two letters of its country, where that is another than the market’s. */
    country: refine('a country', t.string, isCountry),
  },
);

const Registry = strictObjectWithOptional(
  {
    grId,
    market: nonBlankText,
    owner: accountId,
    eventType: refine('an event code', t.string, isEventCode),
    primary: named,
    /** Earliest first. */
    givers: t.readonlyArray(Giver, 'a list of givers'),
    /** In the order of adding. */
    items: t.readonlyArray(Item, 'a list of items'),
  },
  {
    /** Absent while the event has no date. */
    daysUntilEvent: days,
    /** The date before it was moved or put off. */
    daysUntilEventBefore: days,
    secondary: named,
    isPrivate: t.boolean,
    /** When nothing is to arrive, in days from today, and the first day. */
    firstDay: days,
    away: t.readonlyArray(strictObject({ from: days, to: days }), 'a list of from and to, in days'),
    /** Whether its owners paused it. */
    isPaused: t.boolean,
    giftCardsBought: wholeCents,
    coupon: strictObject({
      couponNumber: nonBlankText,
      discount: refine('a part of 1', t.number, (raw) => raw > 0 && raw <= 1),
      daysUntilExpiration: days,
    }),
    /** Named when the service starts. */
    shown: strictObject({ site: nonBlankText, as: nonBlankText }),
    deliveryAddress: strictObjectWithOptional(
      { recipient: t.string, line1: t.string, city: t.string, region: t.string, postalCode: t.string },
      { line2: t.string },
    ),
    /** Orders of its givers, by number, that were shipped, and what came back of them. */
    orders: t.readonlyArray(
      strictObjectWithOptional(
        { nth: wholeFrom(1), shippedDaysAgo: wholeFrom(0) },
        { returned: strictObject({ line: wholeFrom(1), daysAgo: wholeFrom(0) }) },
      ),
      'a list of orders',
    ),
    /** That many further items: the first products of the market, in every purchase state. */
    moreItems: wholeFrom(1),
  },
);

/** `registries/accounts.json` and `registries/registries.json`. */
export const accountsCodec = t.readonlyArray(Account, 'a list of accounts');
export const registriesCodec = t.readonlyArray(Registry, 'a list of registries');

export type WrittenAccount = t.TypeOf<typeof Account>;
export type WrittenItem = t.TypeOf<typeof Item>;
export type WrittenRegistry = t.TypeOf<typeof Registry>;

/** What registries can name. */
export interface KnownNames {
  readonly markets: ReadonlyArray<{
    readonly market: Market;
    readonly rules: Pick<MarketRules, 'events'>;
    readonly sites: ReadonlyArray<SiteId>;
  }>;
  readonly accounts: ReadonlyArray<WrittenAccount>;
  /** Of each market whose products could be read. */
  readonly products: Readonly<Record<Market, ReadonlyArray<Product>>>;
}

const anyOf = (names: ReadonlyArray<string>): string => `one of ${names.join(', ')}`;

/** What registries name that is not there. */
export const registryMistakes = (
  registries: ReadonlyArray<WrittenRegistry>,
  { markets, accounts, products }: KnownNames,
): ReadonlyArray<FileMistake> => {
  const skus = Object.fromEntries(
    Object.entries(products).map(([market, all]) => [market, new Set<string>(all.map(({ sku }) => sku))]),
  );
  return registries.flatMap(({ grId, owner, market, eventType, shown, items, givers, orders = [] }, index) => {
    const at = (place: string, expected: string): FileMistake => ({ place: `[${index}].${place}`, expected });
    const known = markets.find((each) => each.market === market);
    if (known === undefined) return [at('market', anyOf(markets.map((each) => each.market)))];
    const { events } = known.rules;
    const listed = skus[known.market];
    return [
      ...(registries.findIndex((other) => other.grId === grId) < index ? [at('grId', 'a number of its own')] : []),
      ...(accounts.some(({ id }) => id === owner) ? [] : [at('owner', 'the id of an account in accounts.json')]),
      ...(events.some((code) => code === eventType) ? [] : [at('eventType', anyOf(events))]),
      ...(shown === undefined || known.sites.includes(shown.site) ? [] : [at('shown.site', anyOf(known.sites))]),
      ...(listed === undefined
        ? []
        : items.flatMap(({ sku }, item) =>
            listed.has(sku) ? [] : [at(`items[${item}].sku`, `that of a product of the market ${known.market}`)],
          )),
      ...items.flatMap(({ sku, design }, item) =>
        items.findIndex((other) => other.sku === sku && other.design?.id === design?.id) < item
          ? [at(`items[${item}]`, 'an item that is not there before it')]
          : [],
      ),
      ...orders.flatMap(({ nth }, order) =>
        nth > givers.length ? [at(`orders[${order}].nth`, `the number of a giver, at most ${givers.length}`)] : [],
      ),
    ];
  });
};
