/*
 * [INT-06] The words of a text that may hold markup, as shop systems write their descriptions: paragraphs and the items of lists, without any markup.
 *
 * @example htmlBlocks('<p>Oiled &amp; ready.</p><ul><li>18" long</li></ul>') // => [{ isItem: false, text: 'Oiled & ready.' }, { isItem: true, text: '18" long' }]
 * @example textOfHtml('A <mug> & more, <b>bold</b>') // => 'A <mug> & more, bold'
 */
import { withoutStrayInvisible } from '@gift-registry/domain';
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../http/markup.ts';

export interface TextBlock {
  /** An item of a list. */
  readonly isItem: boolean;
  readonly text: string;
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const breaking = named(
  'p div br hr li ul ol dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr section article header footer main aside figure figcaption blockquote pre center body html',
);
const inline = named(
  'a abbr b bdi bdo big cite code del em font i img input ins kbd label mark meta link nobr q s samp small span strike strong sub sup td th time tt u var wbr head form button picture source video audio',
);
const unread = named('script style template noscript iframe object svg math title textarea select');

/** Collapses whitespace and removes invisible characters. */
const plain = (text: string): string =>
  withoutStrayInvisible(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** In a text without block markup, line breaks count as breaks. */
const withBreaks = (html: string): string =>
  /<\/?(p|div|br|ul|ol|li|h[1-6]|table|tr)\b/i.test(html) ? html : html.replace(/\r?\n/g, '<br>');

export const htmlBlocks = (html: string): ReadonlyArray<TextBlock> => {
  const source = withBreaks(html);
  const blocks: Array<TextBlock> = [];
  let text = '';
  let isItem = false;
  let hidden = 0;
  const end = (nextIsItem: boolean): void => {
    const words = plain(text);
    if (words !== '') blocks.push({ isItem, text: words });
    text = '';
    isItem = nextIsItem;
  };
  /** Keeps a tag that HTML does not have as text, such as `<mug>`. */
  const keepUnknown = (name: string): void => {
    if (hidden === 0 && !inline.has(name)) text += source.slice(parser.startIndex, parser.endIndex + 1);
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (unread.has(name)) hidden += 1;
      else if (breaking.has(name)) end(name === 'li' || (name === 'br' && isItem));
      else if (name === 'td' || name === 'th') text += ' ';
      else keepUnknown(name);
    },
    onclosetag: (name, isImplied) => {
      if (unread.has(name)) hidden -= 1;
      else if (breaking.has(name)) end(false);
      else if (!isImplied) keepUnknown(name);
    },
    ontext: (words) => {
      if (hidden === 0) text += words;
    },
  });
  parser.end(source);
  end(false);
  return blocks;
};

/** The text of all blocks on one line. */
export const textOfHtml = (html: string): string =>
  htmlBlocks(html)
    .map(({ text }) => text)
    .join(' ');

/** Renders the blocks as paragraphs and lists without attributes. */
export const simpleHtml = (blocks: ReadonlyArray<TextBlock>): string =>
  blocks
    .map(({ isItem, text }, place) => {
      if (!isItem) return `<p>${escapeHtml(text)}</p>`;
      const begins = blocks[place - 1]?.isItem === true ? '' : '<ul>';
      const ends = blocks[place + 1]?.isItem === true ? '' : '</ul>';
      return `${begins}<li>${escapeHtml(text)}</li>${ends}`;
    })
    .join('');
