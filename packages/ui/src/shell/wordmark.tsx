import type { Site } from '@gift-registry/domain';
import styles from './wordmark.module.css';

/** The site's name as a picture, at the height that the style sheet sets; as text if there is no picture of it. */
export const Wordmark = ({ site: { name, wordmark } }: { readonly site: Pick<Site, 'name' | 'wordmark'> }) =>
  wordmark._tag === 'None' ? (
    <span className={styles['name']}>{name}</span>
  ) : (
    <img src={wordmark.value.path} alt={name} width={Math.round(wordmark.value.ratio * 38)} height={38} />
  );
