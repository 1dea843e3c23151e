import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';
import './mantine-variables.css';
import './mantine.css';

/** Lets fields, menus and dialogs of the component library be drawn inside. Adds no style element to the page: its security policy allows none. */
export const MantineSite = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={mantineTheme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
);
