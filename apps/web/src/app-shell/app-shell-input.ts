import {
  informationPage,
  pagePicks,
  pageSite,
  pageState,
  productWithColorsAnswer,
} from '@gift-registry/adapters-http/wire';
import type { InformationPage, Instant, PodAnswer, ProductWithColors, RegistryView, Site } from '@gift-registry/domain';
import { either as E } from 'fp-ts';

/** The page to render, with its data in wire form; a registrant's own list has no items, since they are not rendered. */
export type AppShellPage =
  | { readonly _tag: 'List'; readonly state: unknown; readonly isComplete: boolean }
  | { readonly _tag: 'Product'; readonly product: unknown }
  | { readonly _tag: 'Information'; readonly information: unknown }
  | { readonly _tag: 'Home'; readonly picks: unknown }
  | { readonly _tag: 'NotFound' | 'Frame' };

/** The input that the service passes for a page that it is about to send. */
export interface AppShellInput {
  /** In wire form. */
  readonly site: unknown;
  /** The address of the page: path and query. */
  readonly here: string;
  readonly now: Instant;
  /** Whether somebody is, or recently was, signed in with this browser. */
  readonly isExpected: boolean;
  readonly page: AppShellPage;
}

/** The decoded page. */
export type DecodedPage =
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

/** Decodes the site of the page; throws if it does not have the wire form. */
export const decodeSite = ({ site }: Pick<AppShellInput, 'site'>): Site => read(pageSite.decode, site);

/** Decodes the data of the page; throws if it does not have the wire form. */
export const decodePage = (page: AppShellPage): DecodedPage => {
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
