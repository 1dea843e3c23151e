import {
  Badge,
  Button,
  type ButtonProps,
  Chip,
  createTheme,
  Input,
  type MantineTheme,
  type MantineThemeOverride,
  Progress,
  Radio,
  TextInput,
} from '@mantine/core';
import type { SiteTokens } from './site-tokens.ts';

const fontSizes = { xs: '13px', sm: '14px', md: '16px', lg: '17px', xl: '20px' };
const lineHeights = { xs: '1.38', sm: '1.43', md: '1.5', lg: '1.3', xl: '1.3' };
const spacing = { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px', '2xl': '64px', '3xl': '96px' };
const breakpoints = { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' };

/** SITE-04: layers and toasts fade in 300 ms; with less motion asked for, `respectReducedMotion` lets them appear at once. */
const FADE = { transition: 'fade', duration: 300 } as const;

/** The head of a layer is not the head of the page, although both are a `header`. */
const NO_LANDMARK = { header: { role: 'presentation' } };

const field = { defaultProps: { size: 'md', radius: 'var(--r-control)' } };

/** How to read: what a kind of button has of its own; 44 high (52 when large), one filled button a view, quiet ones are underlined by the style sheet. */
const buttonKinds: Readonly<Record<string, Readonly<Record<`--button-${string}`, string>>>> = {
  filled: { '--button-hover': 'var(--accent-hover)' },
  default: { '--button-bg': 'transparent', '--button-hover': 'var(--sunken)' },
  subtle: { '--button-bg': 'transparent', '--button-hover': 'transparent', '--button-padding-x': '8px' },
};

const buttonVars = (_: MantineTheme, { variant = 'filled', size, color }: ButtonProps) => ({
  root: {
    '--button-height': size === 'lg' ? '52px' : '44px',
    '--button-padding-x': '20px',
    '--button-fz': '15px',
    ...(color === undefined ? buttonKinds[variant] : {}),
  },
});

/** Mantine's theme of a site: its colours, type, corners, and the sizes that the four sites share. */
export const mantineTheme = (tokens: SiteTokens): MantineThemeOverride =>
  createTheme({
    fontFamily: tokens.font.text,
    headings: { fontFamily: tokens.font.display, fontWeight: tokens.font.displayWeight },
    fontSizes,
    lineHeights,
    spacing,
    breakpoints,
    radius: {
      xs: tokens.radius.xs,
      sm: tokens.radius.sm,
      md: tokens.radius.md,
      lg: tokens.radius.lg,
      xl: tokens.radius.xl,
    },
    defaultRadius: 'md',
    shadows: { md: tokens.shadow.raised, xl: tokens.shadow.overlay },
    colors: tokens.palettes,
    primaryColor: tokens.primaryColor,
    primaryShade: tokens.primaryShade,
    white: '#ffffff',
    black: tokens.color.text,
    autoContrast: true,
    luminanceThreshold: 0.32,
    cursorType: 'pointer',
    respectReducedMotion: true,
    // Only what a screen uses: each component that extends itself here is sent to every browser, so what no first view has is named by its properties alone.
    components: {
      Badge: Badge.extend({ defaultProps: { variant: 'filled', tt: 'none', fw: 600 } }),
      Button: Button.extend({ defaultProps: { size: 'md', radius: 'var(--r-control)' }, vars: buttonVars }),
      Checkbox: { defaultProps: { radius: 'min(var(--r-sm), 6px)' } },
      Chip: Chip.extend({ defaultProps: { size: 'md' } }),
      Drawer: { defaultProps: { transitionProps: FADE, attributes: NO_LANDMARK } },
      Input: Input.extend(field),
      Menu: { defaultProps: { transitionProps: FADE } },
      Modal: { defaultProps: { centered: true, transitionProps: FADE, attributes: NO_LANDMARK } },
      Notifications: { defaultProps: { transitionDuration: 300 } },
      PasswordInput: field,
      Progress: Progress.extend({ defaultProps: { size: 4, radius: tokens.radius.xl } }),
      Radio: Radio.extend({ defaultProps: { size: 'sm' } }),
      Textarea: { defaultProps: { size: 'md', radius: 'var(--r-card)' } },
      TextInput: TextInput.extend(field),
    },
  });
