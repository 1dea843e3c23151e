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
import { type Site, shellMessages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { escapeHtml, scriptJson } from './markup.ts';

/** The data inlined in a registry's page: the answer of the page state's call, and how many products the whole list has. */
export interface RegistryPageState {
  readonly json: unknown;
  readonly products: number;
}

/** The data inlined in a product's page: the answer of the product's call. */
export interface ProductPageState {
  readonly product: unknown;
}

/** What a page only tells. */
export interface InformationPageState {
  readonly information: unknown;
}

/** What a start page shows of the shop. */
export interface StartPageState {
  readonly picks: unknown;
}

/** The data inlined in a page. */
export type PageState = RegistryPageState | ProductPageState | InformationPageState | StartPageState;

/** The inlined data as an element that the page's script reads. */
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

/** How one came to the page from the other brand's site, as an element that its script reads. */
export const signInHandoffTag = (json: unknown): string =>
  `<script type="application/json" id="${PAGE_SIGN_IN_HANDOFF_ID}">${scriptJson(json)}</script>`;

/** The picture of a link preview. */
export interface PreviewPicture {
  /** Absolute. */
  readonly url: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels, as the height. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file that the page will need and that nothing before its script names. */
export interface Preload {
  readonly path: string;
  readonly as: 'font' | 'image';
}

/** What a page says of itself to a browser's tab and to link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute; none when the page is not one to be shared. */
  readonly url: O.Option<string>;
  readonly picture: O.Option<PreviewPicture>;
}

/** A page to be made from the shell. */
export interface Page {
  readonly site: Site;
  /** The browser holds a session or the cart's cookie: who holds neither is not signed in and has no cart, and neither is read then. */
  readonly isKnownBrowser: boolean;
  readonly head: PageHead;
  /** What is said to who runs no script. */
  readonly withoutScript: string;
  readonly preloads: ReadonlyArray<Preload>;
  readonly state: O.Option<PageState>;
  /** The paths of style sheets of its own, after those of every page. */
  readonly styles: ReadonlyArray<string>;
  /** What it shows until its app is there, as HTML; empty: nothing. */
  readonly opening: string;
  /** How one came to it from the other brand's site by our one-time code, as JSON; none when one did not. */
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

const headTags = ({ title, description, url, picture }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    ...(O.isSome(url) ? [meta('property', 'og:url', url.value)] : []),
    ...(O.isSome(picture) ? pictureTags(picture.value) : []),
  ].join('\n    ');

/** A font is fetched without credentials, and its preload has to be as well. */
const preloadTag = ({ path, as }: Preload): string =>
  as === 'font'
    ? `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(path)}" crossorigin>`
    : `<link rel="preload" as="image" href="${escapeHtml(path)}" fetchpriority="high">`;

/** As the app would ask for it, so that it does not ask again. */
const styleTag = (path: string): string => `<link rel="stylesheet" crossorigin href="${escapeHtml(path)}">`;

/** Said above everything to who runs no script. */
const withoutScriptTag = (words: string): string =>
  `<noscript><p class="without-script">${escapeHtml(words)}</p></noscript>`;

/** Told in its place when the app does not come, or not for long: kept hidden until then (deferred-start.ts), and no more to be seen once it is there (global.css). A button, since a link would be the page's first, which who skips to the content has to pass. */
const withoutApp = `<p class="without-script" id="without-app" role="alert" hidden>${escapeHtml(shellMessages.withoutApp)} <button type="button">${escapeHtml(shellMessages.loadAgain)}</button></p>`;

/** The page: the built shell with its places filled. */
export const fillShell = (
  shell: string,
  { site, isKnownBrowser, head, withoutScript, preloads, styles, state, opening, signInHandoff }: Page,
): string =>
  shell
    .replaceAll('__SITE__', () => site.id)
    .replaceAll('__BROWSER__', () => (isKnownBrowser ? 'known' : 'new'))
    .replace('<!--page-head-->', () => [headTags(head), ...preloads.map(preloadTag)].join('\n    '))
    .replace('<!--page-styles-->', () => styles.map(styleTag).join(''))
    .replace('<!--page-without-script-->', () => `${withoutScriptTag(withoutScript)}${withoutApp}`)
    .replace('<!--page-opening-->', () => opening)
    .replace(
      '<!--page-state-->',
      () =>
        `${siteTag(site)}${O.isSome(state) ? stateTag(state.value) : ''}${O.isSome(signInHandoff) ? signInHandoffTag(signInHandoff.value) : ''}`,
    );
