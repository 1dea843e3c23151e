import type { SiteStyle } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { useInputMethodKeys } from '../observe/index.ts';
import './site.css';
import './controls.css';
import { useStyle } from './use-theme.ts';

/** Applies a site's style to everything inside (SITE-01), and leaves input methods their keys (PAGE-19). The first HTML of a page has the site's theme. */
export const SiteTheme = ({ siteStyle, children }: { readonly siteStyle: SiteStyle; readonly children: ReactNode }) => {
  useStyle(siteStyle);
  useInputMethodKeys();
  return children;
};
