/*
 * [GC-07] What a popup shows goes there as a small piece of HTML, a title and a sentence; whatever is in them is shown as it is and never read as HTML.
 *
 * @example popupFragment({ title: 'Ready', text: 'Salt & pepper' }) // => '<h2>Ready</h2><p>Salt &amp; pepper</p>'
 */

/** The content of a popup. */
export interface PopupText {
  readonly title: string;
  readonly text: string;
}

/** The HTML entity of each character that must be escaped. */
const written: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => written.get(character) ?? '');

/**
 * Whether the HTML may be meant for a popup: a fragment, not a whole page such as a network's sign-in page. Not a
 * safety check: the content is sanitized before it is shown.
 */
export const isPopupFragment = (html: string): boolean => /^\s*<(?!html\b|head\b|body\b)[a-z]/i.test(html);

/** Builds the HTML of a popup. */
export const popupFragment = ({ title, text }: PopupText): string =>
  `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>`;
