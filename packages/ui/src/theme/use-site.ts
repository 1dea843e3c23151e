import type { SiteId } from '@gift-registry/domain';
import { useLayoutEffect } from 'react';
import type { Theme } from './theme-tokens.ts';

/** Applies a site's theme to the document (SITE-01), by the attribute `data-site` that its style sheet selects. */
export const useSite = (site: SiteId): void =>
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-site', site);
  }, [site]);

/** Sets the variables of a theme on the document, where dialogs inherit them too; removes them when the component unmounts. */
export const useTheme = (theme: Theme): void =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const names = Object.entries(theme).map(([token, value]) => {
      style.setProperty(`--${token}`, value);
      return `--${token}`;
    });
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [theme]);
