import type { SiteId } from '@gift-registry/domain';
import { useLayoutEffect } from 'react';
import type { Theme } from './theme-tokens.ts';

/** Dresses the document as a site (SITE-01): marks it with `data-site`, under which its style sheet stands. */
export const useSite = (site: SiteId): void =>
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-site', site);
  }, [site]);

/** Sets the variables of a theme on the document, where dialogs find them too; takes them away again with the component. */
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
