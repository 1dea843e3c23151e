import { type PersonalizationSummary, personalizationSummaryMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import styles from './personalization-summary.module.css';

interface PersonalizationPartsProps {
  readonly name: string;
  readonly summary: PersonalizationSummary;
  readonly heading: 'h2' | 'h3';
}

const Part = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The font, lines, color and pictures of an item's personalization, its price, and whether the item can be returned (PERS-03). */
export const PersonalizationParts = ({ name, summary, heading: Heading }: PersonalizationPartsProps) => {
  const { font, lines, color, images, priceMessage, returnPolicyMessage } = summary;
  const numbered = lines.map((line, index) => ({ term: personalizationSummaryMessages.line(index + 1), line }));
  return (
    <div className={`gr-text-body ${styles['summary']}`}>
      <Heading>{personalizationSummaryMessages.title}</Heading>
      <dl className={styles['parts']}>
        {numbered.map(({ term, line }) => (
          <Part key={term} term={term}>
            {line}
          </Part>
        ))}
        {font._tag === 'Some' && (
          <Part term={personalizationSummaryMessages.font}>{personalizationSummaryMessages.chosen(font.value)}</Part>
        )}
        {color._tag === 'Some' && (
          <Part term={personalizationSummaryMessages.color}>{personalizationSummaryMessages.chosen(color.value)}</Part>
        )}
      </dl>
      {images.length > 0 && (
        <ul className={`gr-cluster ${styles['pictures']}`}>
          {images.map((image) => (
            <li key={image} className="stage">
              <img
                src={image}
                alt={personalizationSummaryMessages.picture(name)}
                width={96}
                height={96}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      {priceMessage._tag === 'Some' && <p className="num">{priceMessage.value}</p>}
      {returnPolicyMessage._tag === 'Some' && <p>{returnPolicyMessage.value}</p>}
    </div>
  );
};
