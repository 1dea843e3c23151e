import type { CartLineView, LineNews, Sku } from '@gift-registry/domain';

/** What is put into the cart from its own page, until it is seen there. */
export interface OwnAdditions {
  readonly expect: (sku: Sku) => void;
  /** The news of a cart of these lines that are not of this page's own doing (CART-09); what is seen is expected no more. */
  readonly othersNews: (news: ReadonlyArray<LineNews>, lines: ReadonlyArray<CartLineView>) => ReadonlyArray<LineNews>;
}

/** Nothing is expected at first. */
export const ownAdditions = (): OwnAdditions => {
  const expected = new Set<Sku>();
  const isOwn = (news: LineNews): boolean =>
    news._tag === 'Came' && news.line.kind === 'item' && expected.has(news.line.identity.sku);
  return {
    expect: (sku) => void expected.add(sku),
    othersNews: (news, lines) => {
      const others = news.filter((each) => !isOwn(each));
      for (const { identity } of lines) expected.delete(identity.sku);
      return others;
    },
  };
};
