import type { LayerEntries } from '@gift-registry/ui';

/** As much of a window as the links in its layers need. */
export interface LinkedWindow {
  readonly document: {
    readonly addEventListener: (type: 'click', told: (event: MouseEvent) => void) => void;
  };
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'replace'>;
}

/** Opens neither a tab nor a file, and nobody else has answered it. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Where a link leads off the page, the page that it leads to takes the place of the layer's step: going back and forth passes no layer that is closed by then (SITE-04). */
export const leadFromLayers = ({ document, location }: LinkedWindow, { depth }: Pick<LayerEntries, 'depth'>): void => {
  const isOfThisPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
    pathname === location.pathname && search === location.search;
  document.addEventListener('click', (event) => {
    if (depth() === 0 || !isPlain(event)) return;
    const link = linkOf(event);
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || isOfThisPage(link)) return;
    event.preventDefault();
    location.replace(link.href);
  });
};
