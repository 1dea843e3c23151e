import { option as O } from 'fp-ts';

/** What a page says of itself to a browser's tab and to link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute; none when the page is not one to be shared. */
  readonly url: O.Option<string>;
  /** Absolute; none when there is no picture. */
  readonly picture: O.Option<string>;
}

/** What a page is told at its first paint: the answer of the page state's call, and how many products the whole list has. */
export interface PageState {
  readonly json: unknown;
  readonly products: number;
}

/** A page to be made from the shell. */
export interface Page {
  readonly head: PageHead;
  readonly state: O.Option<PageState>;
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

const headTags = ({ title, description, url, picture }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    ...(O.isSome(url) ? [meta('property', 'og:url', url.value)] : []),
    ...(O.isSome(picture) ? [meta('property', 'og:image', picture.value)] : []),
  ].join('\n    ');

const stateTag = ({ json, products }: PageState): string =>
  `<script type="application/json" id="page-state" data-products="${products}">${scriptJson(json)}</script>`;

/** The page: the built shell with its three places filled. */
export const fillShell = (shell: string, { head, state, styleNonce }: Page): string =>
  shell
    .replaceAll('__STYLE_NONCE__', () => escapeHtml(styleNonce))
    .replace('<!--page-head-->', () => headTags(head))
    .replace('<!--page-state-->', () => (O.isSome(state) ? stateTag(state.value) : ''));
