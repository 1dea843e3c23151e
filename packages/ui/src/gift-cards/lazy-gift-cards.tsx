import { type LazyChunk, LazySection } from '../lazy-dialogs/index.ts';
import styles from './gift-cards.module.css';

/** The whole section in a chunk of its own. */
export const LazyGiftCards = ({ chunk }: { readonly chunk: LazyChunk<object> }) => (
  <LazySection chunk={chunk} of={{}} className={`wrap ${styles['section']} ${styles['awaited']}`} id="gift-cards" />
);
