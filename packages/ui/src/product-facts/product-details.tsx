import { languageOf, type Product, productPageMessages } from '@gift-registry/domain';
import { useId } from 'react';
import { PopupText } from '../dialog/popup-text.tsx';
import type { DetailFacts } from './detail-facts.ts';
import styles from './product-details.module.css';

/** The description, features and measures (ITEM-10), and the possible personalization (PERS-01). */
export const ProductDetails = ({
  product,
  facts: { details, dimensions, personalization },
  heading: Heading,
}: {
  readonly product: Pick<Product, 'highlights' | 'untranslated'>;
  readonly facts: DetailFacts;
  readonly heading: 'h2' | 'h3';
}) => {
  const id = useId();
  return (
    <div className={styles['more-facts']}>
      {details.length > 0 && (
        <section className={styles['words']} aria-labelledby={`${id}-details`}>
          <Heading id={`${id}-details`}>{productPageMessages.details}</Heading>
          <PopupText blocks={details} listClass={styles['bullets']} lang={languageOf(product, 'summary')} />
        </section>
      )}
      {product.highlights.length > 0 && (
        <section className={styles['words']} aria-labelledby={`${id}-highlights`}>
          <Heading id={`${id}-highlights`}>{productPageMessages.highlights}</Heading>
          <ul className={styles['bullets']} lang={languageOf(product, 'highlights')}>
            {product.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </section>
      )}
      {(dimensions !== '' || personalization !== '') && (
        <dl className={styles['table']}>
          {dimensions !== '' && (
            <div>
              <dt>{productPageMessages.dimensions}</dt>
              <dd className="num">{dimensions}</dd>
            </div>
          )}
          {personalization !== '' && (
            <div>
              <dt>{productPageMessages.personalization}</dt>
              <dd>{personalization}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
};
