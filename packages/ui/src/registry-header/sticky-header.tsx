import { eventHeading } from '@gift-registry/domain';
import { type ReactNode, useCallback, useState } from 'react';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import { RegistryNames } from './registry-names.tsx';
import styles from './sticky-header.module.css';

/** The list's position and its wanted units. */
interface ListInWindow {
  /** From the upper edge of the window down to the top of the list, in CSS pixels; negative once it is scrolled out of view. */
  readonly listTop: number;
  /** How many units the list wants. */
  readonly wanted: number;
}

/** Whether the compact header stays in view (PAGE-09): once the top of the list is scrolled out of view, unless nothing is wanted. */
export const isHeaderSticky = ({ listTop, wanted }: ListInWindow): boolean => listTop < 0 && wanted > 0;

/** Ref callback that publishes the element's height as `--head-height` on its parent. */
const usePublishedHeight = () =>
  useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    if (element === null || around == null) return undefined;
    const observer = new ResizeObserver(() => around.style.setProperty('--head-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      around.style.removeProperty('--head-height');
    };
  }, []);

/** Whether the header sticks (PAGE-09); `mark` is the ref of the element at the top of the list. */
const useHeaderIsSticky = (wanted: number) => {
  const [listTop, setListTop] = useState(0);
  const mark = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // Everything below the window counts as inside, so that a jump past the whole window is noticed as well.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect } of entries) setListTop(boundingClientRect.top);
      },
      { rootMargin: '0px 0px 9999999px 0px', threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { mark, isStuck: isHeaderSticky({ listTop, wanted }) };
};

interface StickyHeaderProps {
  readonly model: RegistryHeaderModel;
  /** The bar over the list. */
  readonly children: ReactNode;
}

/**
 * Holds the bar over the list, and sticks to the top with the names in small type while the list is scrolled (PAGE-09).
 * The names repeat the heading and are hidden from screen readers.
 */
export const StickyHeader = ({ model: { header, role, totals, eventDate }, children }: StickyHeaderProps) => {
  const { mark, isStuck } = useHeaderIsSticky(totals.items);
  const head = usePublishedHeight();
  return (
    <>
      <div ref={mark} className={styles['mark']} aria-hidden />
      <div
        ref={head}
        className={styles['head']}
        data-holds={totals.items > 0 || undefined}
        data-stuck={isStuck || undefined}
      >
        {isStuck && (
          <div className={styles['compact']} data-role={role} aria-hidden>
            <p className={`wrap ${styles['line']}`}>
              <RegistryNames header={header} isSmall />
              <span className={`muted ${styles['event']}`}>{eventHeading(header.eventType)}</span>
              <span className={`num muted ${styles['day']}`}>{eventDate}</span>
            </p>
          </div>
        )}
        {children}
      </div>
    </>
  );
};
