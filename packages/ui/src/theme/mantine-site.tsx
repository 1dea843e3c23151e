import './mantine-variables.css';
import './mantine.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** SITE-04: dialogs and toasts fade in over 300 ms; with `respectReducedMotion` they appear at once for people who prefer reduced motion. */
const FADE = { transition: 'fade', duration: 300 } as const;

/** Keeps a dialog's `header` element from being a landmark of the page. */
const NO_LANDMARK = { header: { role: 'presentation' } };

const dialog = { transitionProps: FADE, attributes: NO_LANDMARK, lockScroll: false };

const field = { defaultProps: { size: 'md', radius: 'var(--r-control)' } };

/** Mantine's theme, the same for every site: the look of each site is in the variables of its style sheet (mantine-variables.css). */
export const mantineTheme = createTheme({
  primaryColor: 'accent',
  // These shades are never shown: style sheets replace the accent's variables by the site's.
  colors: { accent: ['#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000'] },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { radius: 'min(var(--r-sm), 6px)' } },
    Drawer: { defaultProps: dialog },
    DrawerRoot: { defaultProps: { lockScroll: false } },
    Input: field,
    // A menu stays while its focused entry scrolls its button out of the window.
    Menu: { defaultProps: { transitionProps: FADE, hideDetached: false } },
    Modal: { defaultProps: { ...dialog, centered: true } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Notifications: { defaultProps: { transitionDuration: 300 } },
    PasswordInput: field,
    Radio: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'md', radius: 'var(--r-card)' } },
    TextInput: field,
  },
});

/** Provides Mantine for the fields, menus and dialogs inside. Adds no style element to the page, since the security policy forbids it. */
export const MantineSite = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={mantineTheme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
);
