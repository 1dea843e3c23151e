import { productPageWords } from '@gift-registry/domain';
import styles from './product.module.css';
import type { ProductPageFacts } from './product-model.ts';

/** What it is like: the shop's words on it, what stands out, its measures (ITEM-10), and what can be put on it (PERS-01). */
export const ProductDetails = ({
  facts: { product, details, dimensions, personalization },
}: {
  readonly facts: ProductPageFacts;
}) => {
  const { highlights } = product;
  return (
    <div className={styles['more-facts']}>
      {details.length > 0 && (
        <section className={styles['words']} aria-labelledby="product-details">
          <h2 id="product-details">{productPageWords.details}</h2>
          {details.map((block) =>
            block._tag === 'Paragraph' ? (
              <p key={block.text}>{block.text}</p>
            ) : (
              <ul key={block.items.join()} className={styles['bullets']}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      )}
      {highlights.length > 0 && (
        <section className={styles['words']} aria-labelledby="product-highlights">
          <h2 id="product-highlights">{productPageWords.highlights}</h2>
          <ul className={styles['bullets']}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </section>
      )}
      {(dimensions !== '' || personalization !== '') && (
        <dl className={styles['table']}>
          {dimensions !== '' && (
            <div>
              <dt>{productPageWords.dimensions}</dt>
              <dd className="num">{dimensions}</dd>
            </div>
          )}
          {personalization !== '' && (
            <div>
              <dt>{productPageWords.personalization}</dt>
              <dd>{personalization}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
};
