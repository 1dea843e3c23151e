import { type HomeEntry, overviewWords } from '@gift-registry/domain';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnlineAgain } from '../observe/index.ts';
import styles from './overview-ideas.module.css';

/** One that is not there, or cannot be loaded, leaves the place quiet. */
const Picture = ({ path }: { readonly path: string }) => {
  const [isMissing, setMissing] = useState(path === '');
  useOnlineAgain(isMissing && path !== '', () => setMissing(false));
  return (
    <div className={`stage ${styles['picture']}`}>
      {isMissing ? (
        <IconGift size={40} stroke={1.2} aria-hidden />
      ) : (
        <img
          src={path}
          alt=""
          width={604}
          height={604}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
};

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
            <Picture path={imagePath} />
            <b className="display">{title}</b>
            {text !== '' && <span className="muted">{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
