import { pageLoadingMessages } from '@gift-registry/domain';
import { Loader } from '@mantine/core';
import styles from './page-loading.module.css';

/** Shown while a page's chunk is loading; invisible for 400 ms, so that a fast answer never flashes (STATE-01). */
export const PageLoading = () => (
  <div className={styles['wait']} role="status">
    <span className="visually-hidden">{pageLoadingMessages.coming}</span>
    <Loader size={32} aria-hidden />
  </div>
);
