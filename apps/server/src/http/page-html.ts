import {
  PAGE_CROSSING_ID,
  PAGE_INFORMATION_ID,
  PAGE_PRODUCT_ID,
  PAGE_STATE_ID,
  PAGE_STATE_PRODUCTS,
} from '@gift-registry/adapters-http/wire';
import type { InformationPage } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

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

/** What a registry's page is told at its first paint: the answer of the page state's call, and how many products the whole list has. */
export interface RegistryPageState {
  readonly json: unknown;
  readonly products: number;
}

/** What a product's page is told at its first paint: the answer of the product's call. */
export interface ProductPageState {
  readonly product: unknown;
}

/** What a page only tells, for its script and for who has none. */
export interface InformationPageState {
  readonly information: InformationPage;
  readonly json: unknown;
}

/** What a page is told at its first paint. */
export type PageState = RegistryPageState | ProductPageState | InformationPageState;

/** A page to be made from the shell. */
export interface Page {
  readonly head: PageHead;
  readonly preloads: ReadonlyArray<Preload>;
  readonly state: O.Option<PageState>;
  /** How one came to it from the other brand's site by our one-time code, as JSON; none when one did not. */
  readonly crossing: O.Option<unknown>;
  readonly styleNonce: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON that ends no script element and breaks no line of a script. */
export const scriptJson = (json: unknown): string =>
  JSON.stringify(json).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

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

/** What is told, as text. */
const toldText = ({ title, intro, sections }: InformationPage): string =>
  [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(intro)}</p>`,
    ...sections.flatMap(({ heading, paragraphs, points }) => [
      `<h2>${escapeHtml(heading)}</h2>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...(points.length > 0 ? [`<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`] : []),
    ]),
  ].join('');

const stateTag = (state: PageState): string => {
  if ('product' in state)
    return `<script type="application/json" id="${PAGE_PRODUCT_ID}">${scriptJson(state.product)}</script>`;
  if ('information' in state)
    return `<script type="application/json" id="${PAGE_INFORMATION_ID}">${scriptJson(state.json)}</script><noscript><main>${toldText(state.information)}</main></noscript>`;
  return `<script type="application/json" id="${PAGE_STATE_ID}" ${PAGE_STATE_PRODUCTS}="${state.products}">${scriptJson(state.json)}</script>`;
};

const crossingTag = (json: unknown): string =>
  `<script type="application/json" id="${PAGE_CROSSING_ID}">${scriptJson(json)}</script>`;

/** The page: the built shell with its three places filled. */
export const fillShell = (shell: string, { head, preloads, state, crossing, styleNonce }: Page): string =>
  shell
    .replaceAll('__STYLE_NONCE__', () => escapeHtml(styleNonce))
    .replace('<!--page-head-->', () => [headTags(head), ...preloads.map(preloadTag)].join('\n    '))
    .replace(
      '<!--page-state-->',
      () => `${O.isSome(state) ? stateTag(state.value) : ''}${O.isSome(crossing) ? crossingTag(crossing.value) : ''}`,
    );
