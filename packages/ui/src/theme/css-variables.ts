import type { CSSVariablesResolver } from '@mantine/core';
import type { SiteColors, SiteTokens } from './site-tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorVariables = (color: SiteColors): Record<string, string> =>
  Object.fromEntries(Object.entries(color).map(([name, value]) => [`--${kebab(name)}`, value]));

const stageVariables = (stages: SiteTokens['stages']): Record<string, string> =>
  Object.fromEntries([0, 1, 2, 3].map((index) => [`--stage-${index}`, stages[index % stages.length] ?? stages[0]]));

/** The CSS variables of a site, under the names that every style sheet uses: `--page`, `--accent`, `--r-card`, `--stage-0` … The build of apps/web reads them, too, so this file does not import Mantine. */
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
