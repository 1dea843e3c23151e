import type { SiteId } from '@gift-registry/domain';
import { type ReactNode, useMemo } from 'react';
import { type ComponentMessageOverrides, componentMessages, MessagesContext } from '../component-messages/index.ts';
import { useInputMethodKeys } from '../observe/index.ts';
import type { Theme } from './theme-tokens.ts';
import { useSite, useTheme } from './use-site.ts';

/** The theme and texts shared by the components of a page. */
export interface ComponentsProviderProps {
  /** The site whose theme applies; `main` by default. */
  readonly site?: SiteId;
  /** Values that replace the site's. Pass the same object on every render, or the variables are set again. */
  readonly theme?: Theme;
  /** Texts that replace the English ones. Pass the same object on every render, or all components render again. */
  readonly messages?: ComponentMessageOverrides;
  readonly children: ReactNode;
}

const NO_THEME: Theme = {};
const NO_OVERRIDES: ComponentMessageOverrides = {};

/** Provides the theme and the texts; wrap all components of a page in one. The theme is set on the document, so that dialogs have it too. */
export const ComponentsProvider = ({
  site = 'main',
  theme = NO_THEME,
  messages = NO_OVERRIDES,
  children,
}: ComponentsProviderProps) => {
  useSite(site);
  useTheme(theme);
  useInputMethodKeys();
  const all = useMemo(() => componentMessages(messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
};
