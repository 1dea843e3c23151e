import { useStateValue } from '../observe/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import styles from './product.module.css';
import type { ProductShelvesStream } from './product-shelves.stream.ts';

const NO_ADDING = { addRecommended: (): void => undefined };

/** Matching and similar items under a product (SHOP-03); where there are none, nothing at all. */
export const ProductShelves = ({ stream }: { readonly stream: ProductShelvesStream }) => {
  const { matching, similar } = useStateValue(stream.model);
  return [matching, similar].map(
    (model, place) =>
      model._tag !== 'Nothing' && (
        <div key={place === 0 ? 'matching' : 'similar'} className={styles['shelf']}>
          <RecommendationCarousel model={model} kind="default" intents={NO_ADDING} heading="h2" />
        </div>
      ),
  );
};
