import type { ItemIdentity, Site } from '@gift-registry/domain';
import {
  type BrandInterrupterStream,
  GuestList,
  LayersOfPage,
  type OpenLayers,
  PageErrorBoundary,
  type RegistryListStream,
  type ShellStream,
  SiteFrame,
  SiteTheme,
} from '@gift-registry/ui';
import type { ReactNode } from 'react';

/** The streams of a guest's page, and the parts of it that are in other chunks. */
export interface GuestPageProps {
  readonly site: Site;
  /** Path and query of the page. */
  readonly here: string;
  readonly shell: ShellStream;
  readonly layers: OpenLayers;
  readonly list: RegistryListStream;
  readonly brandInterrupter: BrandInterrupterStream;
  readonly onOpen: (identity: ItemIdentity) => void;
  readonly onPopup: (popupName: string) => void;
  readonly onChoose: () => void;
  readonly giftCards: ReactNode;
  readonly dialogs: ReactNode;
}

/** The page of a registry as guests see it. The service renders the same, so that the app can hydrate it. */
export const GuestPage = ({ site, here, shell, layers, list, giftCards, dialogs, ...rest }: GuestPageProps) => (
  <SiteTheme siteStyle={site.style}>
    <LayersOfPage value={layers}>
      <SiteFrame site={site} stream={shell} here={here}>
        <PageErrorBoundary>
          <GuestList stream={list} giftCards={giftCards} dialogs={dialogs} {...rest} />
        </PageErrorBoundary>
      </SiteFrame>
    </LayersOfPage>
  </SiteTheme>
);
