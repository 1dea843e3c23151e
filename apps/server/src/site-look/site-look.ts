import { createHash } from 'node:crypto';
import {
  type CompleteTheme,
  completeTheme,
  type Site,
  type SiteId,
  themeDeclarations,
  type WrittenTheme,
} from '@gift-registry/domain';
import type { Preload } from '../http/page-html.ts';
import { type EmailLook, emailLook, fontNames } from '../mail/email-look.ts';
import type { ShopFont } from './theme-codecs.ts';

/** The text of a style element, and how a content security policy allows it: by its digest. */
export interface InlineStyle {
  readonly text: string;
  readonly source: string;
}

export const inlineStyle = (text: string): InlineStyle => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** How the pages and emails of a site look. */
export interface SiteLook {
  readonly theme: CompleteTheme;
  /** The variables of its theme, and its fonts. */
  readonly style: InlineStyle;
  /** The first file of each of its fonts: text appears in its font at once, so that nothing moves. */
  readonly preloads: ReadonlyArray<Preload>;
  readonly email: EmailLook;
}

/** A file that belongs to the look of sites. */
export interface LookFile {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Whether its address has its digest. */
  readonly isImmutable: boolean;
}

/** The looks of a shop's sites, and their files by path. */
export interface SiteLooks {
  readonly of: (site: Pick<Site, 'id'>) => SiteLook;
  readonly files: ReadonlyMap<string, LookFile>;
}

/** The path of a file, which names its content. */
export const hashedPath = (name: string, bytes: Uint8Array): string => {
  const [, stem = name, extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  return `/look/${stem}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${extension}`;
};

/** The path of a wordmark in emails. It is the same for ever, since emails are kept. */
export const emailLogoPath = (site: SiteId): string => `/email-logo-${site}.png`;

/** The path of the shop's icon, in the tabs of a browser. */
export const ICON = '/icon.svg';

/** The icon of a shop without one. */
const plainIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 9h18v12H3zM12 9v12M3 9l9-6 9 6" fill="#fff" stroke="#20211f" stroke-width="2"/></svg>`;

/** An icon as a file. */
export const iconFile = (svg: Uint8Array = Buffer.from(plainIcon)): LookFile => ({
  type: 'image/svg+xml',
  bytes: svg,
  isImmutable: false,
});

type PathOf = (file: string) => string;

const fontFaces = ({ family, weight, stretch, style, files }: ShopFont, pathOf: PathOf): string =>
  files
    .map(({ file, letters }) => {
      const descriptors = {
        'font-weight': weight,
        'font-stretch': stretch,
        'font-style': style,
        'unicode-range': letters,
      };
      const given = Object.entries(descriptors).flatMap(([name, value]) =>
        value === undefined ? [] : [`;${name}:${value}`],
      );
      return `@font-face{font-family:"${family}";src:url("${pathOf(file)}") format("woff2");font-display:swap${given.join('')}}`;
    })
    .join('');

/** The fonts of the shop that a theme names. */
const fontsOf = (theme: CompleteTheme, fonts: ReadonlyArray<ShopFont>): ReadonlyArray<ShopFont> => {
  const named = [...fontNames(theme['font-display']), ...fontNames(theme['font-text'])];
  return [...new Set(named)].flatMap((name) => fonts.filter(({ family }) => family === name));
};

/** The style element's text for that theme and those fonts of the shop. */
export const themeStyle = (theme: CompleteTheme, fonts: ReadonlyArray<ShopFont>, pathOf: PathOf): string =>
  `:root{${themeDeclarations(theme)}}${fontsOf(theme, fonts)
    .map((font) => fontFaces(font, pathOf))
    .join('')}`;

/** The look of a site with that theme. */
export const siteLook = (
  theme: CompleteTheme,
  emailFonts: WrittenTheme['emailFonts'],
  fonts: ReadonlyArray<ShopFont>,
  pathOf: PathOf,
): SiteLook => ({
  theme,
  style: inlineStyle(themeStyle(theme, fonts, pathOf)),
  preloads: fontsOf(theme, fonts).flatMap(({ files: [first] }) =>
    first === undefined ? [] : [{ path: pathOf(first.file), as: 'font' as const }],
  ),
  email: emailLook(
    theme,
    emailFonts,
    fonts.map(({ family }) => family),
  ),
});

const plainLook = siteLook(completeTheme('classic', {}), undefined, [], (file) => file);

/** The looks of sites without themes. */
export const plainLooks: SiteLooks = { of: () => plainLook, files: new Map([[ICON, iconFile()]]) };
