import { eventHeading } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import { RegistryNames } from './registry-names.tsx';
import styles from './sticking-head.module.css';
import { useHeaderSticks } from './use-header-sticks.ts';
import { useToldHeight } from './use-told-height.ts';

/** The head in its compact form, and the bar that it holds. */
export interface StickingHeadProps {
  readonly model: RegistryHeaderModel;
  /** The bar over the list. */
  readonly children: ReactNode;
}

/** Holds the bar over the list, and sticks with the names small over it while the list is scrolled through (PAGE-09). The names are the heading's once more, and not read aloud. */
export const StickingHead = ({ model: { header, role, totals, eventDate }, children }: StickingHeadProps) => {
  const { mark, isStuck } = useHeaderSticks(totals.items);
  const head = useToldHeight();
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
              <span className={styles['event']}>{eventHeading(header.eventType)}</span>
              <span className={`num ${styles['day']}`}>{eventDate}</span>
            </p>
          </div>
        )}
        {children}
      </div>
    </>
  );
};
