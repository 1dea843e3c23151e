import type { SiteStyle, Theme } from '@gift-registry/domain';
import { useLayoutEffect } from 'react';

/** Applies the style of a site to the document (SITE-01): style sheets select its attribute `data-style`. */
export const useStyle = (style: SiteStyle): void =>
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-style', style);
  }, [style]);

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
