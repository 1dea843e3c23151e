import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTheme, isThemeToken, siteStyles, type ThemeToken, themeTokens, tokenValue } from './theme.ts';

const tokens = Object.keys(themeTokens).filter(isThemeToken);
const aTheme = fc.dictionary(fc.constantFrom(...tokens), fc.constantFrom('#123456', '#fedcba'));
const aStyle = fc.constantFrom(...siteStyles);

describe('the theme of a site', () => {
  it('[SITE-01] a complete theme has every token: the theme’s value, or else the default of the style', () => {
    forAll(aStyle, aTheme, (style, theme) => {
      const complete = completeTheme(style, theme);
      expect(Object.keys(complete).sort()).toEqual([...tokens].sort());
      for (const token of tokens) expect(complete[token]).toBe(theme[token] ?? completeTheme(style, {})[token]);
    });
  });

  it('[SITE-01] [LIB-02] a token that stands for another has that one’s value', () => {
    forAll(aStyle, aTheme, fc.constantFrom(...tokens), (style, theme, token: ThemeToken) => {
      expect(tokenValue(completeTheme(style, theme), token)).not.toContain('var(');
    });
    expect(tokenValue(completeTheme('playful', { 'on-highlight': '#010203' }), 'on-strip')).toBe('#010203');
  });
});
