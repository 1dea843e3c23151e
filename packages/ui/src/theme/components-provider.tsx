import type { SiteStyle, Theme } from '@gift-registry/domain';
import { type ReactNode, useMemo } from 'react';
import { type ComponentMessageOverrides, componentMessages, MessagesContext } from '../component-messages/index.ts';
import { useInputMethodKeys } from '../observe/index.ts';
import { useStyle, useTheme } from './use-theme.ts';

/** The theme and texts shared by the components of a page. */
export interface ComponentsProviderProps {
  /** How the components are laid out, and the default of what the theme leaves out; `classic` by default. */
  readonly siteStyle?: SiteStyle;
  /** Values that replace those of the style. Pass the same object on every render, or the variables are set again. */
  readonly theme?: Theme;
  /** Texts that replace the English ones. Pass the same object on every render, or all components render again. */
  readonly messages?: ComponentMessageOverrides;
  readonly children: ReactNode;
}

const NO_THEME: Theme = {};
const NO_OVERRIDES: ComponentMessageOverrides = {};

/** Provides the theme and the texts; wrap all components of a page in one. The theme is set on the document, so that dialogs have it too. */
export const ComponentsProvider = ({
  siteStyle = 'classic',
  theme = NO_THEME,
  messages = NO_OVERRIDES,
  children,
}: ComponentsProviderProps) => {
  useStyle(siteStyle);
  useTheme(theme);
  useInputMethodKeys();
  const all = useMemo(() => componentMessages(messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
};
