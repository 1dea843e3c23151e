import { type RegistryHeader, registryPageWords } from '@gift-registry/domain';
import styles from './registry-names.module.css';

/** The first names, the one loud thing of the page: "Amelia & Jonah". */
export const RegistryNames = ({ header }: { readonly header: RegistryHeader }) => (
  <span className={`display ${styles['names']}`}>
    {header.primaryFirstName}
    {header.secondaryFirstName._tag === 'Some' && (
      <>
        {' '}
        <span className={styles['and']}>{registryPageWords.and}</span> {header.secondaryFirstName.value}
      </>
    )}
  </span>
);
