import type { SiteId } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import './site.css';
import './controls.css';
import { useSite } from './use-site.ts';

/** What the theme needs to know of the page. */
export interface SiteThemeProps {
  readonly site: SiteId;
  readonly children: ReactNode;
}

/** Dresses everything inside as one site (SITE-01). */
export const SiteTheme = ({ site, children }: SiteThemeProps) => {
  useSite(site);
  return children;
};
