import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeTokens } from './theme-tokens.ts';

it('[LIB-02] a theme sets every variable that a site sets, and no others', () => {
  const css = readFileSync(join(import.meta.dirname, 'sites/main.css'), 'utf8');
  const variables = [...css.matchAll(/^ {2}--([a-z0-9-]+):/gm)].map(([, name = '']) => name);
  expect(Object.keys(themeTokens).sort()).toEqual(variables.sort());
});
