import { shellMessages } from '@gift-registry/domain';
import { useEffect, useState } from 'react';

/** An entry of a list, or what else is removed from a page as a whole. */
const ENTRY = 'li, article, section, tr';

const HEADING = 'h1, h2, h3, h4';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** The nearest element in that direction, starting with the node itself. */
const elementFrom = (node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | undefined => {
  for (let at = node; at !== null; at = at[way]) if (at instanceof Element && at.isConnected) return at;
  return undefined;
};

const focus = (place: Element | null | undefined): boolean => {
  if (!(place instanceof HTMLElement)) return false;
  place.focus();
  return document.activeElement === place;
};

/** Focuses the name of an entry, else the first of its controls that takes the focus. */
const focusIn = (entry: Element | undefined): boolean =>
  entry !== undefined &&
  [...entry.querySelectorAll(`:is(${HEADING}) a[href]`), ...entry.querySelectorAll(FOCUSABLE)].some(focus);

const focusHeading = (list: Element): boolean => {
  const heading = list.closest('section, main')?.querySelector<HTMLElement>(HEADING);
  if (heading === null || heading === undefined) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return focus(heading);
};

const focusBeside = ({ target, nextSibling, previousSibling }: MutationRecord): boolean =>
  target instanceof Element &&
  (focusIn(elementFrom(nextSibling, 'nextSibling')) ||
    focusIn(elementFrom(previousSibling, 'previousSibling')) ||
    focusHeading(target) ||
    focus(target.closest('main')));

/** The removal that took the element away with its entry. */
const removalOf = (element: Element, records: ReadonlyArray<MutationRecord>) => {
  for (const record of records)
    for (const node of record.removedNodes)
      if (node instanceof Element && node.matches(ENTRY) && node.contains(element)) return { record, entry: node };
  return undefined;
};

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when an entry of the page's content was removed together with it, as by another person: to the next
 * entry, the one before, or the heading; and says so (PAGE-19). Leaves it to a view that moves the focus itself.
 */
export const RemovalFocus = ({ contentId }: { readonly contentId: string }) => {
  const [news, setNews] = useState('');
  useEffect(() => {
    const content = document.getElementById(contentId);
    if (content === null) return undefined;
    let last: Element | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : undefined;
    };
    const observer = new MutationObserver((records) => {
      if (last === undefined || last.isConnected || !isFocusLost()) return;
      const removal = removalOf(last, records);
      if (removal === undefined) return;
      const name = removal.entry.querySelector(HEADING)?.textContent ?? '';
      const { id } = last;
      last = undefined;
      // Views move the focus in effects, which run before the frame after the next.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (!isFocusLost() || (id !== '' && focus(document.getElementById(id)))) return;
          if (focusBeside(removal.record)) setNews(shellMessages.entryRemoved(name));
        });
      });
    });
    content.addEventListener('focusin', remember);
    observer.observe(content, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      content.removeEventListener('focusin', remember);
    };
  }, [contentId]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
};
