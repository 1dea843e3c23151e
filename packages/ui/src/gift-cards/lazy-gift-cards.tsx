import { registryPageMessages } from '@gift-registry/domain';
import { type LazyChunk, LazySection } from '../lazy-dialogs/index.ts';
import { SectionFrame } from '../list-section/index.ts';
import styles from './gift-cards.module.css';

const nothing = (): void => undefined;

/** The whole section as a lazy chunk; until it is loaded, its heading and reserved space. */
export const LazyGiftCards = ({ chunk }: { readonly chunk: LazyChunk<object> }) => (
  <LazySection chunk={chunk} of={{}} className={`wrap ${styles['section']}`} id="gift-cards">
    <SectionFrame title={registryPageMessages.giftCards} isOpen onToggle={nothing}>
      <div className={styles['awaited']} />
    </SectionFrame>
  </LazySection>
);
