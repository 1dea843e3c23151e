import {
  PAGE_INFORMATION_ID,
  PAGE_PICKS_ID,
  PAGE_PRODUCT_ID,
  PAGE_SIGN_IN_HANDOFF_ID,
  PAGE_SITE_ID,
  PAGE_STATE_ID,
  PAGE_STATE_PRODUCTS,
  pageSite,
} from '@gift-registry/adapters-http/wire';
import { type Instant, type Language, type Messages, messagesOf, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { escapeHtml, scriptJson } from './markup.ts';

/** The data embedded in a registry's page: the page state as its call answers it, and the total number of products on the list. */
export interface RegistryPageState {
  readonly json: unknown;
  readonly products: number;
}

/** The data embedded in a product's page: the answer of the product's call. */
export interface ProductPageState {
  readonly product: unknown;
}

/** The data embedded in an information page. */
export interface InformationPageState {
  readonly information: unknown;
}

/** The data embedded in a start page. */
export interface StartPageState {
  readonly picks: unknown;
}

/** The data embedded in a page. */
export type PageState = RegistryPageState | ProductPageState | InformationPageState | StartPageState;

/** The embedded data as an element that the page's script reads. */
export const stateTag = (state: PageState): string => {
  if ('product' in state)
    return `<script type="application/json" id="${PAGE_PRODUCT_ID}">${scriptJson(state.product)}</script>`;
  if ('picks' in state)
    return `<script type="application/json" id="${PAGE_PICKS_ID}">${scriptJson(state.picks)}</script>`;
  if ('information' in state)
    return `<script type="application/json" id="${PAGE_INFORMATION_ID}">${scriptJson(state.information)}</script>`;
  return `<script type="application/json" id="${PAGE_STATE_ID}" ${PAGE_STATE_PRODUCTS}="${state.products}">${scriptJson(state.json)}</script>`;
};

/** The site of the page, as an element that its script reads. */
const siteTag = (site: Site): string =>
  `<script type="application/json" id="${PAGE_SITE_ID}">${scriptJson(pageSite.encode(site))}</script>`;

/** The sign-in handoff by which the person arrived from the other brand's site, as an element that the page's script reads. */
export const signInHandoffTag = (json: unknown): string =>
  `<script type="application/json" id="${PAGE_SIGN_IN_HANDOFF_ID}">${scriptJson(json)}</script>`;

/** The picture of a link preview. */
export interface PreviewPicture {
  /** An absolute URL. */
  readonly url: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels, as the height. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file to preload because nothing before the page's script names it. */
export interface Preload {
  readonly path: string;
  readonly as: 'font' | 'image';
}

/** The metadata of a page for the browser's tab and for link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** An absolute URL; `none` when the page should not be shared. */
  readonly url: O.Option<string>;
  /** The one URL under which search engines may list the page; `none` when they may not (SEO-01). */
  readonly canonical: O.Option<string>;
  readonly picture: O.Option<PreviewPicture>;
  /** The URL of the page in each language that it has, by the language (LANG-01). */
  readonly alternates?: ReadonlyArray<readonly [language: Language | 'x-default', url: string]>;
}

/** The content that fills the shell of a page. */
export interface Page {
  readonly site: Site;
  /** The text of the style element with the site's theme. */
  readonly theme: string;
  /**
   * Whether the browser has a session, which may have ended, or only the cart's cookie; without both, as `new`, there is
   * neither an account nor a cart to read.
   */
  readonly browser: 'new' | 'known' | 'signed-in';
  /** The service's time, for devices whose clock is wrong. */
  readonly now: Instant;
  readonly head: PageHead;
  /** The message for browsers without scripts. */
  readonly withoutScript: string;
  readonly preloads: ReadonlyArray<Preload>;
  readonly state: O.Option<PageState>;
  /** The paths of the page's own style sheets, loaded after the common ones. */
  readonly styles: ReadonlyArray<string>;
  /** The paths of the scripts that the app loads for this page, fetched together with the app's own. */
  readonly scripts: ReadonlyArray<string>;
  /** The HTML to show until the app has loaded; empty for none. */
  readonly appShell: string;
  /** Whether that is the whole page, so that its app can wait until it is used. */
  readonly startsOnUse: boolean;
  /** The sign-in handoff by which the person arrived from the other brand's site, as JSON; `none` without one. */
  readonly signInHandoff: O.Option<unknown>;
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const pictureTags = ({ url, type, width, height, alt }: PreviewPicture): ReadonlyArray<string> => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', type),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
];

const headTags = ({ title, description, url, canonical, picture, alternates = [] }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    ...(O.isSome(url) ? [meta('property', 'og:url', url.value)] : []),
    ...(O.isSome(canonical) ? [`<link rel="canonical" href="${escapeHtml(canonical.value)}">`] : []),
    ...alternates.map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
    ...(O.isSome(picture) ? pictureTags(picture.value) : []),
  ].join('\n    ');

/** Fonts are loaded without credentials, so their preload must be as well. */
const preloadTag = ({ path, as }: Preload): string =>
  as === 'font'
    ? `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(path)}" crossorigin>`
    : `<link rel="preload" as="image" href="${escapeHtml(path)}" fetchpriority="high">`;

/** Uses the same attributes as the app, so that the app does not load the file again. */
const styleTag = (path: string): string => `<link rel="stylesheet" crossorigin href="${escapeHtml(path)}">`;

/** The message above the page in browsers without scripts. */
const withoutScriptTag = (words: string): string =>
  `<noscript><p class="without-script">${escapeHtml(words)}</p></noscript>`;

/**
 * The message shown when the app does not load, or takes long: hidden until then (deferred-start.ts) and again once the
 * app is there (global.css). A button, since a link would be the first of the page, which "skip to content" has to be.
 */
/** The notice on a page that is rendered whole, after 25 seconds in which not even the script that would say more has come (global.css). */
const comingApp = ({ shellMessages }: Messages): string =>
  `<p class="app-coming" role="status">${escapeHtml(shellMessages.appComing)} <a class="app-late" href="">${escapeHtml(shellMessages.loadAgain)}</a></p>`;

const withoutApp = ({ shellMessages }: Messages): string =>
  `<p class="without-script" id="without-app" role="alert" hidden>${escapeHtml(shellMessages.withoutApp)} <button type="button">${escapeHtml(shellMessages.loadAgain)}</button></p>`;

/** The attributes of the script that starts the app (deferred-start.ts). */
const startAttributes = ({ startsOnUse, scripts }: Pick<Page, 'startsOnUse' | 'scripts'>): string =>
  [
    startsOnUse ? 'data-starts-on-use' : 'fetchpriority="low"',
    ...(scripts.length > 0 ? [`data-page="${escapeHtml(scripts.join(' '))}"`] : []),
  ].join(' ');

/** Fills the placeholders of the built shell. */
export const fillShell = (
  shell: string,
  {
    site,
    theme,
    browser,
    now,
    head,
    withoutScript,
    preloads,
    styles,
    scripts,
    state,
    appShell,
    startsOnUse,
    signInHandoff,
  }: Page,
): string =>
  shell
    .replace('<html lang="en"', () => `<html lang="${site.language}"`)
    .replaceAll('__STYLE__', () => site.style)
    .replaceAll('__BROWSER__', () => browser)
    .replace('__START__', () => startAttributes({ startsOnUse, scripts }))
    // By the hour, which is enough to see that a clock is days off: pages that are not found are the same bytes (ROUTE-17).
    .replaceAll('__TIME__', () => `${now.slice(0, 13)}:00:00Z`)
    .replace('<!--page-head-->', () =>
      [headTags(head), `<style>${theme}</style>`, ...preloads.map(preloadTag)].join('\n    '),
    )
    .replace('<!--page-styles-->', () => styles.map(styleTag).join(''))
    .replace(
      '<!--page-without-script-->',
      () =>
        `${withoutScriptTag(withoutScript)}${withoutApp(messagesOf(site.language))}${startsOnUse ? comingApp(messagesOf(site.language)) : ''}`,
    )
    .replace('<!--page-app-shell-->', () => appShell)
    .replace(
      '<!--page-state-->',
      () =>
        `${siteTag(site)}${O.isSome(state) ? stateTag(state.value) : ''}${O.isSome(signInHandoff) ? signInHandoffTag(signInHandoff.value) : ''}`,
    );
