import type { InformationPage as Told } from '@gift-registry/domain';
import styles from './information.module.css';

/** What is told. */
export interface InformationPageProps {
  readonly page: Told;
}

/** A page that only tells something (ROUTE-10). */
export const InformationPage = ({ page: { title, intro, sections } }: InformationPageProps) => (
  <div className={`wrap ${styles['page']}`}>
    <h1 className={`display ${styles['title']}`}>{title}</h1>
    <p className={styles['intro']}>{intro}</p>
    <div className={styles['sections']}>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className={styles['section']}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  </div>
);
