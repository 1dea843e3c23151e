import type { SiteId } from '@gift-registry/domain';
import { type ReactNode, useLayoutEffect } from 'react';
import './site.css';
import './controls.css';

/** What the theme needs to know of the page. */
export interface SiteThemeProps {
  readonly site: SiteId;
  readonly children: ReactNode;
}

/** Dresses everything inside as one site (SITE-01): marks the document with `data-site`, under which its style sheet stands. */
export const SiteTheme = ({ site, children }: SiteThemeProps) => {
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-site', site);
  }, [site]);
  return children;
};
