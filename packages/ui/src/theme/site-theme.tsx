import type { SiteId } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { useInputMethodKeys } from '../observe/index.ts';
import './site.css';
import './controls.css';
import { useSite } from './use-site.ts';

/** The site, and the content. */
export interface SiteThemeProps {
  readonly site: SiteId;
  readonly children: ReactNode;
}

/** Applies a site's theme to everything inside (SITE-01), and leaves input methods their keys (PAGE-19). */
export const SiteTheme = ({ site, children }: SiteThemeProps) => {
  useSite(site);
  useInputMethodKeys();
  return children;
};
