import {
  type CartLineView,
  personalizationMessages,
  personalizationSummaryMessages,
  type Site,
} from '@gift-registry/domain';
import styles from './personalization-text-line.module.css';

interface PersonalizationTextLineProps extends Pick<CartLineView, 'personalization'> {
  readonly site: Pick<Site, 'currencyPrefix'>;
}

/** The personalization of a line in short, for beside its name: its text, style (PERS-03) and price (PERS-05). */
export const PersonalizationTextLine = ({ personalization, site }: PersonalizationTextLineProps) => {
  if (personalization === undefined) return null;
  const lines = personalizationSummaryMessages.shortLines(personalization);
  const style = personalizationSummaryMessages.shortStyle(personalization);
  return (
    <div className={`gr-text-body ${styles['words']}`}>
      {lines !== '' && <p>{lines}</p>}
      {style !== '' && <p className="muted gr-text-hint">{style}</p>}
      <p className="num muted gr-text-hint">{personalizationMessages.messages(site.currencyPrefix).priceMessage}</p>
    </div>
  );
};
