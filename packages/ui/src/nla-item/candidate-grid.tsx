import type { ComponentPropsWithoutRef } from 'react';
import { useSlidesPerView } from '../recommendation-carousel/index.ts';
import styles from './nla-item.module.css';

/** Where things to choose from stand: as many beside each other as replacing shows (REC-04), and all the others below them. */
export const CandidateGrid = (props: Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style'>) => (
  <div
    {...props}
    className={styles['candidates']}
    style={{ gridTemplateColumns: `repeat(${useSlidesPerView('replace')}, minmax(0, 1fr))` }}
  />
);
