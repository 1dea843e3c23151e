import DOMPurify, { type Config } from 'dompurify';
import { option as O } from 'fp-ts';

declare const isSafe: unique symbol;

/** Cleaned HTML, with only text, its order and links; only `readPopupHtml` makes it. */
type SafeHtml = string & { readonly [isSafe]: true };

/** A cleaned fragment of HTML: the text of its first heading, and the rest; none if nothing readable is left. */
export interface PopupHtml {
  readonly title: O.Option<string>;
  readonly body: O.Option<SafeHtml>;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'];

/** The allowed elements. Of any other element the text stays, unless it is not readable text, such as a script. */
const allowed: Config = {
  ALLOWED_TAGS: [...HEADINGS, 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Links to paths of this site, https addresses, email and phone; nothing that runs or loads.
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/i,
};

/**
 * Removes styles while the HTML is in no rendered document: once it is in one, a browser checks its styles and reports
 * them as violations of the security policy, even if they are removed right after.
 */
const withoutStyles = (html: string): string => {
  const inert = document.createElement('template');
  inert.innerHTML = html;
  for (const style of inert.content.querySelectorAll('style')) style.remove();
  return inert.innerHTML;
};

/** Keeps links from accessing this page and from sending it as referrer. */
const harden = (links: NodeListOf<Element>): void => {
  for (const link of links) link.setAttribute('rel', 'noopener noreferrer');
};

/** Cleans a fragment of HTML from outside: nothing in it runs, loads, is sent or covers the page (GC-07). */
export const readPopupHtml = (html: string): PopupHtml => {
  const place = document.createElement('div');
  place.append(DOMPurify.sanitize(withoutStyles(html), { ...allowed, RETURN_DOM_FRAGMENT: true }));
  harden(place.querySelectorAll('a'));
  const heading = place.querySelector(HEADINGS.join());
  heading?.remove();
  const title = heading?.textContent.trim() ?? '';
  return {
    title: title === '' ? O.none : O.some(title),
    body: place.textContent.trim() === '' ? O.none : O.some(place.innerHTML.trim() as SafeHtml),
  };
};
