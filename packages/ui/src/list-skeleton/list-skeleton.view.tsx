import { registryPageMessages } from '@gift-registry/domain';
import { Skeleton } from '../controls/index.ts';
import styles from './list-skeleton.module.css';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Placeholders in the shape of the list while it loads; invisible for 200 ms, so that a fast answer never flashes. */
export const ListSkeleton = ({ isUnderHead = false }: { readonly isUnderHead?: boolean }) => (
  <div className={styles['skeleton']} role="status">
    <span className="visually-hidden">{registryPageMessages.loading}</span>
    {!isUnderHead && <div className={styles['header']} aria-hidden />}
    <ul className={`wrap ${styles['grid']}`} aria-hidden>
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton className={styles['stage']} radius="var(--r-card)" />
          <Skeleton height={18} width="82%" radius="var(--r-sm)" marginBlock="16px 0" />
          <Skeleton height={18} width="34%" radius="var(--r-sm)" marginBlock="10px 0" />
          <Skeleton height={44} radius="var(--r-control)" marginBlock="28px 0" />
        </li>
      ))}
    </ul>
  </div>
);
