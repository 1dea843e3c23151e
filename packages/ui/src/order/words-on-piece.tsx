import { type CartLineView, personalizationSummaryWords } from '@gift-registry/domain';
import styles from './words-on-piece.module.css';

/** A line, with words on its pieces or without. */
export type WordsOnPieceProps = Pick<CartLineView, 'personalization'>;

/** The words on a piece, shortly, beside its name: the lines, then how they are made (PERS-03). */
export const WordsOnPiece = ({ personalization }: WordsOnPieceProps) => {
  if (personalization === undefined) return null;
  const lines = personalizationSummaryWords.shortLines(personalization);
  const style = personalizationSummaryWords.shortStyle(personalization);
  return (
    <div className={styles['words']}>
      {lines !== '' && <p>{lines}</p>}
      {style !== '' && <p className={styles['style']}>{style}</p>}
    </div>
  );
};
