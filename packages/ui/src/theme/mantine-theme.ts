import {
  Badge,
  Button,
  type ButtonProps,
  Chip,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineTheme,
  type MantineThemeOverride,
  Progress,
  Radio,
  TextInput,
} from '@mantine/core';
import type { SiteColors, SiteTokens } from './site-tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorVariables = (color: SiteColors): Record<string, string> =>
  Object.fromEntries(Object.entries(color).map(([name, value]) => [`--${kebab(name)}`, value]));

const stageVariables = (stages: SiteTokens['stages']): Record<string, string> =>
  Object.fromEntries([0, 1, 2, 3].map((index) => [`--stage-${index}`, stages[index % stages.length] ?? stages[0]]));

/** The CSS variables of a site, under the names that every style sheet uses: `--page`, `--accent`, `--r-card`, `--stage-0` … */
export const cssVariables = ({ color, stages, strip, font, radius, shadow }: SiteTokens): Record<string, string> => ({
  ...colorVariables(color),
  ...stageVariables(stages),
  '--strip': color[strip],
  '--on-strip': strip === 'accent' ? color.onAccent : color.onHighlight,
  '--font-display': font.display,
  '--font-text': font.text,
  '--display-weight': font.displayWeight,
  '--display-track': font.displayTracking,
  '--display-stretch': font.displayStretch,
  '--display-variation': font.displayVariation,
  '--r-control': radius.control,
  '--r-card': radius.card,
  '--r-lg': radius.lg,
  '--r-sm': radius.sm,
  '--r-photo': radius.photo,
  '--shadow-raised': shadow.raised,
  '--shadow-overlay': shadow.overlay,
});

/** Hands the variables to Mantine, and Mantine's own colours to the site's. */
export const cssVariablesResolver =
  (tokens: SiteTokens): CSSVariablesResolver =>
  () => ({
    variables: cssVariables(tokens),
    light: {
      '--mantine-color-body': tokens.color.page,
      '--mantine-color-text': tokens.color.text,
      '--mantine-color-dimmed': tokens.color.muted,
      '--mantine-color-placeholder': tokens.color.muted,
      '--mantine-color-error': tokens.color.danger,
      '--mantine-color-anchor': tokens.color.accent,
      '--mantine-color-default': tokens.color.surface,
      '--mantine-color-default-hover': tokens.color.sunken,
      '--mantine-color-default-color': tokens.color.text,
      '--mantine-color-default-border': tokens.color.borderStrong,
      '--mantine-color-disabled': tokens.color.sunken,
      '--mantine-color-disabled-color': tokens.color.muted,
      '--mantine-color-disabled-border': tokens.color.border,
    },
    dark: {},
  });

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
