import { registryPageMessages } from '@gift-registry/domain';
import { type LazyChunk, LazySection } from '../lazy-dialogs/index.ts';
import { SectionFrame } from '../list-section/index.ts';
import { useLinkedPlace } from '../observe/index.ts';
import styles from './gift-cards.module.css';

const nothing = (): void => undefined;

const SECTION = 'gift-cards';

/** The whole section as a lazy chunk; until it is loaded, its heading and reserved space. */
export const LazyGiftCards = ({ chunk }: { readonly chunk: LazyChunk<object> }) => {
  useLinkedPlace(SECTION);
  return (
    <LazySection chunk={chunk} of={{}} className={`wrap ${styles['section']}`} id={SECTION}>
      <SectionFrame title={registryPageMessages.giftCards} isOpen onToggle={nothing}>
        <div className={styles['awaited']} />
      </SectionFrame>
    </LazySection>
  );
};
