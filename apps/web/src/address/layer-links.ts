import { isPlainClick, type LayerEntries } from '@gift-registry/ui';
import type { PageDeparture } from './page-departure.ts';

type Here = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The properties of a link that determine where it leads. */
export type LinkTarget = Pick<HTMLAnchorElement, 'target' | 'download' | 'origin' | 'pathname' | 'search'>;

/** Whether following the link leads to another page of this site. */
export const leavesPage = ({ target, download, origin, pathname, search }: LinkTarget, here: Here): boolean =>
  target === '' && download === '' && origin === here.origin && (pathname !== here.pathname || search !== here.search);

const linkInLayer = ({ target }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.closest('dialog, [role=dialog], [role=menu]') !== null ? link : null;
};

/**
 * Removes the history entries of open dialogs before a link in a dialog or menu leaves the page, so that going back and forward
 * never passes a closed dialog (SITE-04).
 */
export const closeLayersOnLinks = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  { depth }: Pick<LayerEntries, 'depth'>,
  { goTo, stepBack }: PageDeparture,
): void =>
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || depth() === 0 || !isPlainClick(event)) return;
    const link = linkInLayer(event);
    if (link === null || !leavesPage(link, location)) return;
    event.preventDefault();
    stepBack(depth());
    goTo(link.href);
  });
