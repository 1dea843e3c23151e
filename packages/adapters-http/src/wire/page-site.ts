import { eventCodes, LANGUAGES, type Site, siteStyles } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { decodeWith } from './codec.ts';
import { list, nonEmptyList, orMissing } from './list-and-option.ts';
import { answerShape, merged, namedShape, optional } from './shape.ts';
import { count, flag, measure, money, oneOf, text } from './value.ts';

const event = oneOf(...eventCodes);
const sort = oneOf('category', 'price');
const texts = list(text);
const language = oneOf(...LANGUAGES);
const units = oneOf('in', 'cm');

const identity = { id: text, name: text, brand: text, sells: nonEmptyList(text), market: text, hosts: texts };

const postalRange = answerShape({ from: text, to: text });

const marketRules = merged(
  answerShape({
    id: text,
    name: text,
    mailName: text,
    country: text,
    currency: text,
    currencyPrefix: text,
    pricesIncludeTax: flag,
    taxes: list(merged(answerShape({ name: text }), optional({ registration: text }))),
    units,
    paper: oneOf('letter', 'a4'),
    distances: oneOf('mi', 'km'),
    nearby: count,
    groupGifts: flag,
    giftCards: flag,
    otherBrand: flag,
    funds: answerShape({ closesAfterDays: count, short: oneOf('storeCredit', 'giversChoose'), choiceDays: count }),
    events: list(event),
    regionName: text,
    regions: list(merged(answerShape({ code: text, name: text }), optional({ postalCodes: list(postalRange) }))),
    postalCode: answerShape({
      name: text,
      pattern: text,
      example: text,
      help: text,
      quotedByPhone: list(postalRange),
    }),
  }),
  optional({ contract: answerShape({ seller: text, termsFirstIn: language }) }),
);

const ofSite = namedShape(
  {
    ...identity,
    marketRules,
    currency: text,
    currencyPrefix: text,
    units,
    otherMarkets: list(answerShape({ mailName: text, regions: texts })),
    itemBrands: list(answerShape({ id: text, name: text })),
    isForChildren: flag,
    style: oneOf(...siteStyles),
    wordmark: orMissing(answerShape({ path: text, ratio: measure })),
    languages: list(language),
    language,
    words: t.record(t.string, t.string),
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
    shippingMethods: nonEmptyList(
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
  },
  { currency: 'marketRules.currency', currencyPrefix: 'marketRules.currencyPrefix', units: 'marketRules.units' },
);

const site: t.Type<Site, object> = merged(
  ofSite,
  optional({
    completionCode: answerShape({
      percent: measure,
      mostOff: money,
      uses: count,
      daysBeforeEvent: count,
      covers: oneOf('remaining', 'listed'),
    }),
  }),
);

/** The site of a page as embedded in its first HTML (INT-01): the browser knows only this site and its sister sites. */
export const pageSite: {
  readonly decode: (raw: unknown) => E.Either<string, Site>;
  readonly encode: (site: Site) => unknown;
} = { decode: decodeWith(site), encode: site.encode };
