import { useStateValue } from '../observe/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import type { AlsoLikeStream } from './also-like.stream.ts';
import styles from './cart.module.css';

/** Recommendations under the cart; renders nothing where there are none (REC-02, REC-03). */
export const AlsoLike = ({ stream }: { readonly stream: AlsoLikeStream }) => {
  const { carousel, terms } = useStateValue(stream.model);
  return (
    <>
      {carousel._tag !== 'Nothing' && (
        <div className={styles['alsoLike']}>
          <RecommendationCarousel model={carousel} kind="default" intents={stream} heading="h2" />
        </div>
      )}
      <TermsDialog model={terms} onAnswer={stream.answerTerms} onTryAgain={stream.readTermsAgain} />
    </>
  );
};
