import { type HomeEntry, overviewMessages } from '@gift-registry/domain';
import { DecorativePicture } from '../decorative-picture/index.ts';
import styles from './overview-ideas.module.css';

/** What the house has written for the home page of such a registry, each leading somewhere (PAGE-01). */
export const Ideas = ({ ideas }: { readonly ideas: ReadonlyArray<HomeEntry> }) => (
  <section className={styles['part']} aria-labelledby="ideas">
    <h2 id="ideas" className="display">
      {overviewMessages.ideas}
    </h2>
    <ul className={styles['ideas']}>
      {ideas.map(({ title, text, imagePath, link }) => (
        <li key={`${link} ${title}`}>
          <a href={link}>
            <span className={`stage ${styles['picture']}`}>
              <DecorativePicture path={imagePath} pixels={604} icon={40} />
            </span>
            <b className="display">{title}</b>
            {text !== '' && <span className="muted">{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
