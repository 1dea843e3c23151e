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

/** A guest's page: its streams, and what stands in it once its chunk is there. */
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
  readonly giftCards: ReactNode;
  readonly dialogs: ReactNode;
}

/** The page of a registry as its guests see it. The service draws the same, for the app to take over as it is. */
export const GuestPage = ({ site, here, shell, layers, list, giftCards, dialogs, ...rest }: GuestPageProps) => (
  <SiteTheme site={site.id}>
    <LayersOfPage value={layers}>
      <SiteFrame site={site} stream={shell} here={here}>
        <PageErrorBoundary>
          <GuestList stream={list} giftCards={giftCards} dialogs={dialogs} {...rest} />
        </PageErrorBoundary>
      </SiteFrame>
    </LayersOfPage>
  </SiteTheme>
);
