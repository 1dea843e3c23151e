import type { SiteId } from '@gift-registry/domain';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { mantineTheme } from './mantine-theme.ts';
import { siteThemes } from './site-themes.ts';
import './global.css';
import './hill.css';
import './mantine.css';
import './fonts.css';
import './controls.css';
import './print.css';

/** What the theme needs to know of the page. */
export interface SiteThemeProps {
  readonly site: SiteId;
  /** The nonce under which the page's security policy lets style elements in; none where there is no such policy. */
  readonly styleNonce?: string;
  readonly children: ReactNode;
}

/** Dresses everything inside as one site (SITE-01): Mantine's theme, the CSS variables and fonts; marks the document with `data-site`. */
export const SiteTheme = ({ site, styleNonce, children }: SiteThemeProps) => {
  const theme = useMemo(() => mantineTheme(siteThemes[site]), [site]);
  const resolver = useMemo(() => cssVariablesResolver(siteThemes[site]), [site]);
  useLayoutEffect(() => {
    // Under this name the part that holds the page still behind a dialog looks for the nonce of its style element.
    if (styleNonce !== undefined) Object.assign(window, { __webpack_nonce__: styleNonce });
  }, [styleNonce]);
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-site', site);
  }, [site]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      forceColorScheme="light"
      {...(styleNonce === undefined ? {} : { getStyleNonce: () => styleNonce })}
    >
      {children}
    </MantineProvider>
  );
};
