import { describe, expect, it } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { siteThemes } from './site-themes.ts';
import type { SiteColors } from './site-tokens.ts';

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7));
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

/** How to read: text of the first colour stands on the second. */
const textPairs: ReadonlyArray<readonly [keyof SiteColors, keyof SiteColors]> = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'stage'],
  ['text', 'accentSoft'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'success'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['accent', 'sunken'],
  ['accent', 'accentSoft'],
  ['onHighlight', 'highlight'],
  ['sale', 'page'],
  ['sale', 'surface'],
  ['success', 'page'],
  ['success', 'successSoft'],
  ['warning', 'page'],
  ['warning', 'warningSoft'],
  ['danger', 'page'],
  ['danger', 'dangerSoft'],
];

/** How to read: a line of the first colour is seen on the second. */
const linePairs: ReadonlyArray<readonly [keyof SiteColors, keyof SiteColors]> = [
  ['borderStrong', 'page'],
  ['borderStrong', 'surface'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus', 'stage'],
];

describe.each(Object.entries(siteThemes))('the theme of %s', (_, tokens) => {
  it.each(textPairs)('[SITE-01] %s reads on %s, at least 4.5 : 1', (text, ground) => {
    expect(contrast(tokens.color[text], tokens.color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('[SITE-01] %s is seen on %s, at least 3 : 1', (line, ground) => {
    expect(contrast(tokens.color[line], tokens.color[ground])).toBeGreaterThanOrEqual(3);
  });

  it('[SITE-01] the brand colour is the filled colour of Mantine', () => {
    expect(tokens.palettes[tokens.primaryColor]?.[tokens.primaryShade]).toBe(tokens.color.accent);
  });

  it('[SITE-01] every part has its variable', () => {
    expect(cssVariables(tokens)).toMatchObject({
      '--page': tokens.color.page,
      '--accent-hover': tokens.color.accentHover,
      '--on-accent': tokens.color.onAccent,
      '--border-strong': tokens.color.borderStrong,
      '--strip': tokens.color[tokens.strip],
      '--stage-3': tokens.stages[3] ?? tokens.stages[0],
      '--r-card': tokens.radius.card,
    });
  });
});
