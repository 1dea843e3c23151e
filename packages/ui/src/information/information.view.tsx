import { informationMessages, paths, type Site, type InformationPage as Told } from '@gift-registry/domain';
import styles from './information.module.css';
import { WithCalls } from './with-calls.tsx';

/** What is told, and where one can call. */
export interface InformationPageProps {
  readonly site: Pick<Site, 'phone'>;
  readonly page: Told;
}

/** A page that only tells something (ROUTE-10). */
export const InformationPage = ({ page: { title, intro, sections }, site: { phone } }: InformationPageProps) => (
  <div className={`wrap ${styles['page']}`}>
    <h1 className={`display ${styles['title']}`}>{title}</h1>
    <p className={styles['intro']}>
      <WithCalls text={intro} phone={phone} />
    </p>
    <div className={styles['sections']}>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className={styles['section']}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithCalls text={paragraph} phone={phone} />
            </p>
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
    <a className={styles['way']} href={paths.ownRegistries}>
      {informationMessages.toRegistries}
    </a>
  </div>
);
