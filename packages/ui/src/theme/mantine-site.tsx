import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';
import './mantine-variables.css';
import './mantine.css';

/** Provides Mantine for the fields, menus and dialogs inside. Adds no style element to the page, since the security policy forbids it. */
export const MantineSite = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={mantineTheme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
);
