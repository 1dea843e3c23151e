import type { SiteId } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import './site.css';
import './controls.css';
import { useSite } from './use-site.ts';

/** The site, and the content. */
export interface SiteThemeProps {
  readonly site: SiteId;
  readonly children: ReactNode;
}

/** Applies a site's theme to everything inside (SITE-01). */
export const SiteTheme = ({ site, children }: SiteThemeProps) => {
  useSite(site);
  return children;
};
