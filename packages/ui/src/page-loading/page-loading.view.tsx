import { pageLoadingMessages } from '@gift-registry/domain';
import { Loader } from '@mantine/core';
import styles from './page-loading.module.css';

/** Stands where a page will be whose file is being fetched; stays unseen for 400 ms, so that a fast answer never flashes (STATE-01). */
export const PageLoading = () => (
  <div className={styles['wait']} role="status">
    <span className="visually-hidden">{pageLoadingMessages.coming}</span>
    <Loader size={32} aria-hidden />
  </div>
);
