import { createTheme } from '@mantine/core';

/** SITE-04: dialogs and toasts fade in 300 ms; with less motion asked for, `respectReducedMotion` lets them appear at once. */
const FADE = { transition: 'fade', duration: 300 } as const;

/** The head of a dialog is not the head of the page, although both are a `header`. */
const NO_LANDMARK = { header: { role: 'presentation' } };

const dialog = { transitionProps: FADE, attributes: NO_LANDMARK, lockScroll: false };

const field = { defaultProps: { size: 'md', radius: 'var(--r-control)' } };

/** Mantine's theme, the same on every site: how each site looks are the variables of its style sheet (mantine-variables.css). */
export const mantineTheme = createTheme({
  primaryColor: 'accent',
  // The shades themselves are never shown: the variables of the accent are the site's.
  colors: { accent: ['#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000'] },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { radius: 'min(var(--r-sm), 6px)' } },
    Drawer: { defaultProps: dialog },
    DrawerRoot: { defaultProps: { lockScroll: false } },
    Input: field,
    Menu: { defaultProps: { transitionProps: FADE } },
    Modal: { defaultProps: { ...dialog, centered: true } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Notifications: { defaultProps: { transitionDuration: 300 } },
    PasswordInput: field,
    Radio: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'md', radius: 'var(--r-card)' } },
    TextInput: field,
  },
});
