import { type Site, siteIdentity, siteIds, siteOf } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import { decodeWith } from './codec.ts';
import { answerShape, list } from './shape.ts';
import { count, flag, money, oneOf, text } from './value.ts';

const identity = { id: oneOf(...siteIds), name: text, hosts: list(text) };

const siteWire = answerShape({
  ...identity,
  phone: text,
  features: answerShape({
    interactiveChecklist: flag,
    nlaReplacement: flag,
    overviewTab: flag,
    newFlyout: flag,
    rewardsBanner: flag,
  }),
  sortOptions: list(oneOf('category', 'price')),
  shippingMethods: list(
    answerShape({ code: text, name: text, price: money, arrival: answerShape({ from: count, to: count }) }),
  ),
  homeRegion: text,
  timeZone: text,
  returnDays: count,
  hasWordmark: flag,
  sisters: list(answerShape(identity)),
});

/** The site of a page as embedded in its first HTML (INT-01): the browser knows only this site and its sister sites. */
export const pageSite: {
  readonly decode: (raw: unknown) => E.Either<string, Site>;
  readonly encode: (site: Site) => unknown;
} = {
  decode: (raw) =>
    F.pipe(
      decodeWith(siteWire)(raw),
      E.chain(({ shippingMethods: [first, ...others], sisters, ...config }) =>
        first === undefined
          ? E.left('shippingMethods: must be a list of one at least')
          : E.right(siteOf({ ...config, shippingMethods: [first, ...others] }, sisters.map(siteIdentity))),
      ),
    ),
  encode: siteWire.encode,
};
