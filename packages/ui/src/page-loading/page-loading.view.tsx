import { pageLoadingMessages } from '@gift-registry/domain';
import { Spinner } from '../controls/index.ts';
import styles from './page-loading.module.css';

/** Shown while a page's chunk is loading; invisible for 400 ms, so that a fast answer never flashes (STATE-01). */
export const PageLoading = () => (
  <div className={styles['wait']} role="status">
    <span className="visually-hidden">{pageLoadingMessages.coming}</span>
    <Spinner size={32} />
  </div>
);
