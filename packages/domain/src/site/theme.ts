/*
 * [SITE-01] [LIB-02] A site has a style, which decides how its pages are laid out, and a theme: its colors, fonts, corners and shadows. What a theme leaves out has the default of its style.
 *
 * @example tokenValue(completeTheme('bold', { highlight: '#dcff4a' }), 'strip') // => '#dcff4a'
 */

/** The ways in which the pages of a site can be laid out. */
export const siteStyles = ['classic', 'bold', 'playful'] as const;

export type SiteStyle = (typeof siteStyles)[number];

export const isSiteStyle = (text: string): text is SiteStyle => siteStyles.some((style) => style === text);

/** The values that a theme can set: the names of the CSS variables without their two dashes, what each is for, and the CSS property whose values it takes. */
export const themeTokens = {
  page: { property: 'color', use: 'The ground of the page' },
  surface: { property: 'color', use: 'The ground of fields, menus and dialogs' },
  sunken: { property: 'color', use: 'What lies lower than the page: meters, skeletons, what is pointed at' },
  stage: { property: 'color', use: 'The ground of a picture' },
  'stage-0': { property: 'color', use: 'The ground of the first picture in a row, and of every fourth after it' },
  'stage-1': { property: 'color', use: 'The ground of the second picture' },
  'stage-2': { property: 'color', use: 'The ground of the third picture' },
  'stage-3': { property: 'color', use: 'The ground of the fourth picture' },
  text: { property: 'color', use: 'Text and headings' },
  muted: { property: 'color', use: 'Quieter text' },
  accent: { property: 'color', use: 'The filled button, and what is chosen' },
  'accent-hover': { property: 'color', use: 'The filled button while it is pointed at' },
  'on-accent': { property: 'color', use: 'Text on the accent' },
  'accent-soft': { property: 'color', use: 'A quiet ground for what belongs to the accent' },
  highlight: { property: 'color', use: 'The ground of a label that should be noticed' },
  'on-highlight': { property: 'color', use: 'Text on the highlight' },
  sale: { property: 'color', use: 'A reduced price and its label' },
  success: { property: 'color', use: 'Done, or bought' },
  'success-soft': { property: 'color', use: 'The ground of a message of success' },
  warning: { property: 'color', use: 'What one should know first' },
  'warning-soft': { property: 'color', use: 'The ground of a warning' },
  danger: { property: 'color', use: 'What went wrong' },
  'danger-soft': { property: 'color', use: 'The ground of an error' },
  focus: { property: 'color', use: 'The ring around what has the focus' },
  border: { property: 'color', use: 'Lines between things' },
  'border-strong': { property: 'color', use: 'Lines around fields' },
  strip: { property: 'color', use: 'The strip at the top of a site' },
  'on-strip': { property: 'color', use: 'Text on the strip' },
  head: { property: 'color', use: 'The ground of the head of a registry and of the start page' },
  'on-head': { property: 'color', use: 'Text on the head' },
  'head-muted': { property: 'color', use: 'Quieter text on the head' },
  'font-display': { property: 'font-family', use: 'Names, headings and figures' },
  'font-text': { property: 'font-family', use: 'All other text' },
  'display-weight': { property: 'font-weight', use: 'The weight of headings' },
  'display-track': { property: 'letter-spacing', use: 'The letter spacing of headings' },
  'display-stretch': { property: 'font-stretch', use: 'The width of the letters of headings' },
  'display-variation': { property: 'font-variation-settings', use: 'Other axes of a variable font in headings' },
  'r-xs': { property: 'border-radius', use: 'The smallest corner' },
  'r-sm': { property: 'border-radius', use: 'The corner of labels and the options of a menu' },
  'r-md': { property: 'border-radius', use: 'The corner of everything that has none of its own' },
  'r-lg': { property: 'border-radius', use: 'The corner of dialogs' },
  'r-xl': { property: 'border-radius', use: 'The largest corner' },
  'r-control': { property: 'border-radius', use: 'The corner of buttons and fields' },
  'r-card': { property: 'border-radius', use: 'The corner of pictures, menus and messages' },
  'r-photo': { property: 'border-radius', use: 'The corners of the photo of a registry' },
  'shadow-raised': { property: 'box-shadow', use: 'The shadow of menus and notices' },
  'shadow-overlay': { property: 'box-shadow', use: 'The shadow of dialogs' },
} as const;

export type ThemeToken = keyof typeof themeTokens;

/** CSS values that replace those of the style, such as a color, font, corner radius or shadow. */
export type Theme = Readonly<Partial<Record<ThemeToken, string>>>;

/** A value for every token. */
export type CompleteTheme = Readonly<Record<ThemeToken, string>>;

const classic: CompleteTheme = {
  page: '#fafaf9',
  surface: '#ffffff',
  sunken: '#f1f1ef',
  stage: '#e6e6e3',
  'stage-0': 'var(--stage)',
  'stage-1': 'var(--stage)',
  'stage-2': 'var(--stage)',
  'stage-3': 'var(--stage)',
  text: '#20211f',
  muted: '#5b5e59',
  accent: '#2c3e50',
  'accent-hover': '#1d2b39',
  'on-accent': '#ffffff',
  'accent-soft': '#e6eaee',
  highlight: '#f4e3c1',
  'on-highlight': '#5c3a08',
  sale: '#a1371f',
  success: '#2a6844',
  'success-soft': '#e3eee5',
  warning: '#7d5206',
  'warning-soft': '#fbefd6',
  danger: '#ae2a1c',
  'danger-soft': '#fae6e1',
  focus: '#1b5fae',
  border: '#d9d9d5',
  'border-strong': '#7b7d79',
  strip: 'var(--accent)',
  'on-strip': 'var(--on-accent)',
  head: 'var(--sunken)',
  'on-head': 'var(--text)',
  'head-muted': 'var(--muted)',
  'font-display': 'Georgia, "Times New Roman", serif',
  'font-text': 'system-ui, sans-serif',
  'display-weight': '400',
  'display-track': '-0.02em',
  'display-stretch': '100%',
  'display-variation': 'normal',
  'r-xs': '3px',
  'r-sm': '4px',
  'r-md': '6px',
  'r-lg': '10px',
  'r-xl': '16px',
  'r-control': '6px',
  'r-card': '6px',
  'r-photo': '999px 999px 6px 6px',
  'shadow-raised': '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 24px rgb(0 0 0 / 0.08)',
  'shadow-overlay': '0 24px 64px rgb(0 0 0 / 0.24)',
};

const defaults: Readonly<Record<SiteStyle, CompleteTheme>> = {
  classic,
  bold: {
    ...classic,
    strip: 'var(--highlight)',
    'on-strip': 'var(--on-highlight)',
    head: 'var(--text)',
    'on-head': 'var(--page)',
    'head-muted': 'var(--border)',
    'font-display': 'Arial, sans-serif',
    'display-weight': '700',
    'display-track': '-0.035em',
    'r-xs': '0',
    'r-sm': '0',
    'r-md': '0',
    'r-lg': '0',
    'r-xl': '0',
    'r-control': '0',
    'r-card': '0',
    'r-photo': '0',
    'shadow-raised': '0 0 0 1px var(--text)',
    'shadow-overlay': '12px 12px 0 rgb(0 0 0 / 0.16)',
  },
  playful: {
    ...classic,
    strip: 'var(--highlight)',
    'on-strip': 'var(--on-highlight)',
    head: 'var(--accent-soft)',
    'display-weight': '600',
    'display-track': '-0.015em',
    'r-xs': '6px',
    'r-sm': '10px',
    'r-md': '14px',
    'r-lg': '20px',
    'r-xl': '28px',
    'r-control': '999px',
    'r-card': '20px',
    'r-photo': '36px',
  },
};

/** The theme with the defaults of that style. */
export const completeTheme = (style: SiteStyle, theme: Theme): CompleteTheme => ({ ...defaults[style], ...theme });

/** The value of a token that may stand for another one. */
export const tokenValue = (theme: CompleteTheme, token: ThemeToken): string =>
  theme[token].replaceAll(/var\(--([a-z0-9-]+)\)/g, (whole, name: string) =>
    isThemeToken(name) ? tokenValue(theme, name) : whole,
  );

export const isThemeToken = (name: string): name is ThemeToken => Object.hasOwn(themeTokens, name);

/** The theme as declarations of CSS variables. */
export const themeDeclarations = (theme: Theme): string =>
  Object.entries(theme)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';');
