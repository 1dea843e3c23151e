import type { MarketRules } from '@gift-registry/domain';
import { demoSites, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pageSite } from './page-site.ts';

const withoutTerms = ({ contract, ...rules }: MarketRules): MarketRules =>
  contract === undefined
    ? rules
    : { ...rules, contract: { seller: contract.seller, termsFirstIn: contract.termsFirstIn } };

const written = (change: object): unknown => ({ ...Object(pageSite.encode(sites.main)), ...change });

describe('the site of a page', () => {
  it('[INT-01] is read as it was written, with its sisters and how codes are redeemed, but without the kinds of gift wrap, its other languages and the terms of sale', () => {
    for (const { giftWrap: _wrap, translated: _translated, ...site } of demoSites)
      expect(pageSite.decode(JSON.parse(JSON.stringify(pageSite.encode(site))))).toEqual(
        E.right({ ...site, marketRules: withoutTerms(site.marketRules) }),
      );
  });

  it('[INT-01] without a way to ship, or anything to sell, is refused', () => {
    expect(pageSite.decode(written({ shippingMethods: [] }))).toEqual(
      E.left(expect.stringContaining('shippingMethods')),
    );
    expect(pageSite.decode(written({ sells: [] }))).toEqual(E.left(expect.stringContaining('sells')));
  });
});
