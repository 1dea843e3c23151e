import { type RegistryHeader, registryPageWords } from '@gift-registry/domain';
import styles from './registry-photo.module.css';

/** The registrants' photo in the site's frame, or the picture of their event, which says nothing that the words do not. */
export const RegistryPhoto = ({ header }: { readonly header: RegistryHeader }) => (
  <figure className={styles['photo']}>
    {header.photo._tag === 'Some' ? (
      <img
        src={header.photo.value}
        alt={registryPageWords.photoOf(header.primaryFirstName)}
        width={640}
        height={752}
        fetchPriority="high"
      />
    ) : (
      <img src={header.defaultPicture} alt="" width={640} height={752} fetchPriority="high" />
    )}
  </figure>
);
