import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';

const variablesOf = (site: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(join(import.meta.dirname, `sites/${site}.css`), 'utf8').matchAll(/^ {2}--([a-z0-9-]+): (.+);$/gm),
    ].map(([, name = '', value = '']) => [name, value]),
  );

const main = variablesOf('main');

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
const textPairs = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'stage'],
  ['text', 'accent-soft'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'success'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['accent', 'sunken'],
  ['accent', 'accent-soft'],
  ['on-highlight', 'highlight'],
  ['sale', 'page'],
  ['sale', 'surface'],
  ['success', 'page'],
  ['success', 'success-soft'],
  ['warning', 'page'],
  ['warning', 'warning-soft'],
  ['danger', 'page'],
  ['danger', 'danger-soft'],
] as const;

/** How to read: a line of the first colour is seen on the second. */
const linePairs = [
  ['border-strong', 'page'],
  ['border-strong', 'surface'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus', 'stage'],
] as const;

describe.each(Object.keys(sites))('the colours of %s', (site) => {
  const own = variablesOf(site);
  const color = (name: string): string => own.get(name) ?? main.get(name) ?? '';

  it.each(textPairs)('[SITE-01] %s reads on %s, at least 4.5 : 1', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('[SITE-01] %s is seen on %s, at least 3 : 1', (line, ground) => {
    expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it('[SITE-01] a site sets variables that the main brand has, and no others', () => {
    expect([...own.keys()].filter((name) => !main.has(name))).toEqual([]);
  });
});
