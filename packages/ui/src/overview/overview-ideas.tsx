import { type HomeEntry, overviewWords } from '@gift-registry/domain';
import styles from './overview-ideas.module.css';

/** What the house has written for the home page of such a registry, each leading somewhere (PAGE-01). */
export const Ideas = ({ ideas }: { readonly ideas: ReadonlyArray<HomeEntry> }) => (
  <section className={styles['part']} aria-labelledby="ideas">
    <h2 id="ideas" className="display">
      {overviewWords.ideas}
    </h2>
    <ul className={styles['ideas']}>
      {ideas.map(({ title, text, imagePath, link }) => (
        <li key={`${link} ${title}`}>
          <a href={link}>
            <div className={`stage ${styles['picture']}`}>
              {imagePath !== '' && (
                <img src={imagePath} alt="" width={604} height={604} loading="lazy" decoding="async" />
              )}
            </div>
            <b className="display">{title}</b>
            {text !== '' && <span className="muted">{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
