import {
  type CartLineView,
  personalizationMessages,
  personalizationSummaryMessages,
  type Site,
} from '@gift-registry/domain';
import styles from './personalization-text-line.module.css';

/** A line, with words on its pieces or without. */
export interface PersonalizationTextLineProps extends Pick<CartLineView, 'personalization'> {
  readonly site: Pick<Site, 'currencyPrefix'>;
}

/** The words on a piece, shortly, beside its name: the lines, how they are made (PERS-03), and what they cost (PERS-05). */
export const PersonalizationTextLine = ({ personalization, site }: PersonalizationTextLineProps) => {
  if (personalization === undefined) return null;
  const lines = personalizationSummaryMessages.shortLines(personalization);
  const style = personalizationSummaryMessages.shortStyle(personalization);
  return (
    <div className={styles['words']}>
      {lines !== '' && <p>{lines}</p>}
      {style !== '' && <p className={styles['style']}>{style}</p>}
      <p className={`num ${styles['style']}`}>{personalizationMessages.messages(site.currencyPrefix).priceMessage}</p>
    </div>
  );
};
