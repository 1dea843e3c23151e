import type { SiteId } from '@gift-registry/domain';
import { type ReactNode, useMemo } from 'react';
import { type ComponentMessageOverrides, componentMessages, MessagesContext } from '../component-messages/index.ts';
import type { Theme } from './theme-tokens.ts';
import { useSite, useTheme } from './use-site.ts';

/** What the components of a page have in common. */
export interface ComponentsProviderProps {
  /** The site whose look the theme starts from; `main` unless said. */
  readonly site?: SiteId;
  /** Values in place of the site's. The same object at every render, or it is set again. */
  readonly theme?: Theme;
  /** Texts in place of the English ones. The same object at every render, or every component is drawn again. */
  readonly messages?: ComponentMessageOverrides;
  readonly children: ReactNode;
}

const NO_THEME: Theme = {};
const NO_OVERRIDES: ComponentMessageOverrides = {};

/** Around all components of a page, once: their look and their texts. The look is set on the document, so that dialogs have it too. */
export const ComponentsProvider = ({
  site = 'main',
  theme = NO_THEME,
  messages = NO_OVERRIDES,
  children,
}: ComponentsProviderProps) => {
  useSite(site);
  useTheme(theme);
  const all = useMemo(() => componentMessages(messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
};
