import { parseSku, paths, type Site, type Sku } from '@gift-registry/domain';
import {
  LayersOfPage,
  MantineSite,
  type OpenLayers,
  PageErrorBoundary,
  type ShellStream,
  SiteFrame,
  SiteTheme,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';

/** A page that the service renders whole, beside a guest's list, which has an app of its own. */
export type WholePageName = { readonly _tag: 'Home' } | { readonly _tag: 'Product'; readonly sku: Sku };

/** The page at that path, in the app's own addresses; none where the service renders only the beginning of a page. */
export const wholePageAt = (path: string): O.Option<WholePageName> => {
  if (path === paths.home) return O.some({ _tag: 'Home' });
  const [, sku] = /^\/product\/[^/]+\/([^/]+)\/?$/.exec(path) ?? [];
  return O.map((known: Sku): WholePageName => ({ _tag: 'Product', sku: known }))(parseSku(sku ?? ''));
};

interface WholePageProps {
  readonly site: Site;
  /** Path and query of the page. */
  readonly here: string;
  readonly shell: ShellStream;
  readonly layers: OpenLayers;
  /** What a visitor from the other brand's site is shown; null for all others. */
  readonly signIn: ReactNode;
  readonly dialogs: ReactNode;
  readonly children: ReactNode;
}

/** The start page, or a product's. The service renders the same, so that the app can hydrate it. */
export const WholePage = ({ site, here, shell, layers, signIn, dialogs, children }: WholePageProps) => (
  <SiteTheme siteStyle={site.style}>
    <MantineSite>
      <LayersOfPage value={layers}>
        <SiteFrame site={site} stream={shell} here={here}>
          {signIn}
          <PageErrorBoundary>{children}</PageErrorBoundary>
          {dialogs}
        </SiteFrame>
      </LayersOfPage>
    </MantineSite>
  </SiteTheme>
);
