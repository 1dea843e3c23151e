import { productPageMessages } from '@gift-registry/domain';
import styles from './product.module.css';

/** Where in the shop the product stands, the widest part first; nothing where that is not known. */
export const ProductTrail = ({ levels }: { readonly levels: ReadonlyArray<string> }) =>
  levels.length > 0 && (
    <ol className={styles['trail']} aria-label={productPageMessages.trail}>
      {levels.map((level) => (
        <li key={level}>{level}</li>
      ))}
    </ol>
  );
