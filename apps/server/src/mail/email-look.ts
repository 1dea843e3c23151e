import { type CompleteTheme, type ThemeToken, tokenValue, type WrittenTheme } from '@gift-registry/domain';
import { formatHex } from 'culori';

/** The look of a site's emails: colors and corners of its theme, and fonts that mail programs have. */
export interface EmailLook {
  /** The background around the email. */
  readonly sunken: string;
  readonly surface: string;
  /** The background behind a picture. */
  readonly stage: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly controlRadius: string;
  readonly cardRadius: string;
  readonly displayFont: string;
  readonly displayWeight: string;
  readonly textFont: string;
}

/** The names in a list of fonts. */
export const fontNames = (list: string): ReadonlyArray<string> =>
  list.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));

/** What mail programs have in place of a computer's own font. */
const SYSTEM = ['Helvetica Neue', 'Helvetica', 'Arial'];

/** The fonts for an attribute, without those that only pages load. */
const emailFonts = (list: string, loaded: ReadonlyArray<string>): string =>
  fontNames(list)
    .filter((name) => !loaded.includes(name))
    .flatMap((name) => (name === 'system-ui' ? SYSTEM : [name]))
    .map((name) => (name.includes(' ') ? `'${name}'` : name))
    .join(',');

/** The look of the emails of a site with that theme, whose pages load those fonts. */
export const emailLook = (
  theme: CompleteTheme,
  fonts: WrittenTheme['emailFonts'],
  loaded: ReadonlyArray<string>,
): EmailLook => {
  const color = (token: ThemeToken): string => formatHex(tokenValue(theme, token)) ?? '';
  return {
    sunken: color('sunken'),
    surface: color('surface'),
    stage: color('stage'),
    text: color('text'),
    muted: color('muted'),
    border: color('border'),
    accent: color('accent'),
    onAccent: color('on-accent'),
    controlRadius: theme['r-control'],
    cardRadius: theme['r-card'],
    displayFont: emailFonts(fonts?.display ?? theme['font-display'], loaded),
    displayWeight: theme['display-weight'],
    textFont: emailFonts(fonts?.text ?? theme['font-text'], loaded),
  };
};
