import {
  informationPage,
  pagePicks,
  pageSite,
  pageState,
  productWithColorsAnswer,
} from '@gift-registry/adapters-http/wire';
import type { InformationPage, Instant, PodAnswer, ProductWithColors, RegistryView, Site } from '@gift-registry/domain';
import { either as E } from 'fp-ts';

/** Which page it is, with its data as it goes over the wire; of one's own list the gifts are not drawn. */
export type OpenedPage =
  | { readonly _tag: 'List'; readonly state: unknown; readonly isComplete: boolean }
  | { readonly _tag: 'Product'; readonly product: unknown }
  | { readonly _tag: 'Information'; readonly information: unknown }
  | { readonly _tag: 'Home'; readonly picks: unknown }
  | { readonly _tag: 'NotFound' | 'Frame' };

/** What the service says of a page that it is about to send. */
export interface Opened {
  /** As it goes over the wire. */
  readonly site: unknown;
  /** The address of the page, path and query. */
  readonly here: string;
  readonly now: Instant;
  /** Somebody is, or was not long ago, signed in with this browser. */
  readonly isExpected: boolean;
  readonly page: OpenedPage;
}

/** What is shown of it. */
export type Shown =
  | { readonly _tag: 'List'; readonly view: RegistryView; readonly isComplete: boolean }
  | { readonly _tag: 'Product'; readonly product: ProductWithColors }
  | { readonly _tag: 'Information'; readonly information: InformationPage }
  | { readonly _tag: 'Home'; readonly picks: PodAnswer }
  | { readonly _tag: 'NotFound' | 'Frame' };

const read = <A>(decode: (raw: unknown) => E.Either<string, A>, raw: unknown): A => {
  const answer = decode(raw);
  if (E.isLeft(answer)) throw new TypeError(`the data of the page cannot be read: ${answer.left}`);
  return answer.right;
};

/** Reads the site of the page; data without the wire's shape is an error. */
export const siteShown = ({ site }: Pick<Opened, 'site'>): Site => read(pageSite.decode, site);

/** Reads the data of the page; data without the wire's shape is an error. */
export const shownOf = (page: OpenedPage): Shown => {
  switch (page._tag) {
    case 'List':
      return { _tag: 'List', view: read(pageState.decode, page.state), isComplete: page.isComplete };
    case 'Product':
      return { _tag: 'Product', product: read(productWithColorsAnswer.decode, page.product) };
    case 'Information':
      return { _tag: 'Information', information: read(informationPage.decode, page.information) };
    case 'Home':
      return { _tag: 'Home', picks: read(pagePicks.decode, page.picks) };
    default:
      return { _tag: page._tag };
  }
};
