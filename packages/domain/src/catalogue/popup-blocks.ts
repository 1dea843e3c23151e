/*
 * [ROUTE-11] Shipping information comes as a fragment of paragraphs and lists. It is read as words, never as markup: whatever else a fragment may hold, only its
 * text reaches a page.
 *
 * @example popupBlocks('<p>Ships free.</p><ul><li>US only</li></ul>') // => [{ _tag: 'Paragraph', text: 'Ships free.' }, { _tag: 'List', items: ['US only'] }]
 */

/** A part of shipping information: a paragraph or a list, as plain text. */
export type PopupBlock =
  | { readonly _tag: 'Paragraph'; readonly text: string }
  | { readonly _tag: 'List'; readonly items: ReadonlyArray<string> };

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Removed with everything inside: comments, and elements that are interactive, executable or embedded. */
const UNREAD =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|object|svg|math|title|textarea|select)\b[^>]*>[\s\S]*?(?:<\/\1\b[^>]*>|$)/gi;

const termsOf = (fragment: string): string =>
  fragment
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

const paragraph = (fragment: string): ReadonlyArray<PopupBlock> => {
  const text = termsOf(fragment);
  return text === '' ? [] : [{ _tag: 'Paragraph', text }];
};

const list = (fragment: string): ReadonlyArray<PopupBlock> => {
  const items = fragment
    .split(/<li\b[^>]*>/i)
    .map(termsOf)
    .filter((item) => item !== '');
  return items.length === 0 ? [] : [{ _tag: 'List', items }];
};

/** Converts an HTML fragment to paragraphs and lists of plain text; never fails. */
export const popupBlocks = (html: string): ReadonlyArray<PopupBlock> =>
  html
    .replace(UNREAD, ' ')
    .split(/(<[uo]l\b[^>]*>[\s\S]*?<\/[uo]l\s*>)/i)
    .flatMap((part) => (/^<[uo]l\b/i.test(part) ? list(part) : part.split(/<\/?p\b[^>]*>/i).flatMap(paragraph)));
