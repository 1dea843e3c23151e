import type { SiteId } from '@gift-registry/domain';
import { canadaTheme } from './canada.theme.ts';
import { kidsTheme } from './kids.theme.ts';
import { mainTheme } from './main.theme.ts';
import { modernTheme } from './modern.theme.ts';
import type { SiteTokens } from './site-tokens.ts';

/** How to read: one entry a site; a fifth site is one more file and one more entry. */
export const siteThemes: Readonly<Record<SiteId, SiteTokens>> = {
  main: mainTheme,
  modern: modernTheme,
  kids: kidsTheme,
  canada: canadaTheme,
};
