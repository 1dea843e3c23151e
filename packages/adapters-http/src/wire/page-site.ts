import { isEventCode, type KnownEventCode, type Site, siteStyles } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import * as iots from 'io-ts';
import { decodeWith } from './codec.ts';
import { answerShape, list, orMissing } from './shape.ts';
import { count, flag, measure, money, oneOf, parsed, text } from './value.ts';

const event: t.Type<KnownEventCode, string> = parsed('the code of an event', iots.string, O.fromPredicate(isEventCode));
const sort = oneOf('category', 'price');
const texts = list(text);

const identity = { id: text, name: text, brand: text, sells: texts, market: text, hosts: texts };

const marketRules = answerShape({
  id: text,
  name: text,
  mailName: text,
  country: text,
  currency: text,
  currencyPrefix: text,
  pricesIncludeTax: flag,
  units: oneOf('in', 'cm'),
  distances: oneOf('mi', 'km'),
  nearby: count,
  groupGifts: flag,
  giftCards: flag,
  otherBrand: flag,
  events: list(event),
  regionName: text,
  regions: list(answerShape({ code: text, name: text })),
  postalCode: answerShape({
    name: text,
    pattern: text,
    example: text,
    help: text,
    quotedByPhone: list(answerShape({ from: text, to: text })),
  }),
});

const siteWire = answerShape({
  ...identity,
  marketRules,
  otherMarkets: list(answerShape({ mailName: text, regions: texts })),
  itemBrands: list(answerShape({ id: text, name: text })),
  isForChildren: flag,
  style: oneOf(...siteStyles),
  wordmark: orMissing(answerShape({ path: text, ratio: measure })),
  phone: text,
  hours: text,
  features: answerShape({
    interactiveChecklist: flag,
    nlaReplacement: flag,
    overviewTab: flag,
    newFlyout: flag,
    rewardsBanner: flag,
    babyTabs: flag,
  }),
  sortOptions: list(sort),
  guestSort: sort,
  shippingMethods: list(
    answerShape({ code: text, name: text, price: money, arrival: answerShape({ from: count, to: count }) }),
  ),
  homeRegion: text,
  timeZone: text,
  retailerTimeZone: text,
  returnDays: count,
  giftCards: answerShape({ usual: text, forChildren: text }),
  front: answerShape({
    notice: text,
    links: list(answerShape({ name: text, href: text })),
    departments: list(answerShape({ name: text, path: text, categories: texts, brands: texts })),
    firstEvents: list(event),
    startPicture: text,
  }),
  startPage: answerShape({
    title: text,
    help: text,
    together: text,
    givers: count,
    raised: money,
    goal: money,
    occasions: answerShape({ br: text, bb: text, ot: text, hw: text, kd: text }),
  }),
  sisters: list(answerShape(identity)),
});

type Identity = Pick<t.TypeOf<typeof siteWire>, keyof typeof identity>;

const identityOf = <Read extends Identity>(read: Read) => {
  const [own, ...others] = read.sells;
  return own === undefined
    ? E.left('sells: must be a list of one at least')
    : E.right({ ...read, sells: [own, ...others] as const });
};

/** The site of a page as embedded in its first HTML (INT-01): the browser knows only this site and its sister sites. */
export const pageSite: {
  readonly decode: (raw: unknown) => E.Either<string, Site>;
  readonly encode: (site: Site) => unknown;
} = {
  decode: (raw) =>
    F.pipe(
      E.Do,
      E.apS('read', decodeWith(siteWire)(raw)),
      E.bind('own', ({ read }) => identityOf(read)),
      E.bind('sisters', ({ read }) => E.traverseArray(identityOf)(read.sisters)),
      E.bind(
        'shippingMethods',
        ({
          read: {
            shippingMethods: [first, ...others],
          },
        }) =>
          first === undefined
            ? E.left('shippingMethods: must be a list of one at least')
            : E.right([first, ...others] as const),
      ),
      E.map(({ own, sisters, shippingMethods }): Site => {
        const { currency, currencyPrefix, units } = own.marketRules;
        return { ...own, shippingMethods, sisters, currency, currencyPrefix, units };
      }),
    ),
  encode: siteWire.encode,
};
