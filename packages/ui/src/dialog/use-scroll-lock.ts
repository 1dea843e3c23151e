import { useLayoutEffect } from 'react';

/** The number of open dialogs that lock the page. */
let holding = 0;

/** Keeps the page behind an open dialog from scrolling, and its content from moving into the room of the scroll bar. */
export const useScrollLock = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { documentElement: page } = document;
    holding += 1;
    if (holding === 1) {
      page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
      page.style.overflow = 'hidden';
    }
    return () => {
      holding -= 1;
      if (holding > 0) return;
      page.style.removeProperty('padding-inline-end');
      page.style.removeProperty('overflow');
    };
  }, [isOpen]);
};
