import {
  defaultPicture,
  eventHeading,
  eventTypeOf,
  formatDay,
  homeMessages,
  largePicture,
  paths,
  registrantNames,
  type Site,
  shopFronts,
} from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { FindForm } from '../find-registry/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './home.module.css';
import type { HomeStream } from './home.stream.ts';

/** The model of the entry page, and its site. */
export interface HomePageProps {
  readonly stream: HomeStream;
  readonly site: Pick<Site, 'id'>;
}

/** The entry page: find a registry by a name or its number, create one, or sign in to one's own. */
export const HomePage = ({ stream, site }: HomePageProps) => {
  const { isLoggedIn, own } = useStateValue(stream.model);
  const event = eventTypeOf(shopFronts[site.id].event);
  return (
    <>
      <div className={styles['band']}>
        <div className={`wrap ${styles['inside']}`}>
          <div className={styles['words']}>
            <h1 className={`display ${styles['title']}`}>{homeMessages.title}</h1>
            <p className={styles['help']}>{homeMessages.help}</p>
            <div className={styles['form']}>
              <FindForm stream={stream.find} />
            </div>
          </div>
          <img
            className={styles['picture']}
            src={defaultPicture(event)}
            srcSet={`${defaultPicture(event)} 800w, ${largePicture(event)} 1600w`}
            sizes="(max-width: 47.99em) 620px, 720px"
            alt=""
            fetchPriority="high"
            width={640}
            height={752}
          />
        </div>
      </div>
      <section className={`wrap ${styles['own']}`} aria-labelledby="own-registry">
        <div>
          <h2 id="own-registry" className="display">
            {own.length > 0 ? homeMessages.ownList : homeMessages.ownTitle}
          </h2>
          {own.length === 0 && <p className="muted">{isLoggedIn ? homeMessages.ownOpenHelp : homeMessages.ownHelp}</p>}
        </div>
        {own.length > 0 && (
          <ul className={styles['list']}>
            {own.map((one) => (
              <li key={one.grId}>
                <a href={paths.registrantList(one.grId)}>
                  <b>{registrantNames(one)}</b>
                  <span className="muted">
                    {eventHeading(one.eventType)}, <span className="num">{formatDay(one.eventDate)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles['ways']}>
          <Button component="a" href={paths.newRegistry} variant="default">
            {homeMessages.create}
          </Button>
          {!isLoggedIn && (
            <Button component="a" href={paths.signIn(paths.home)} variant="default">
              {homeMessages.signIn}
            </Button>
          )}
        </div>
      </section>
    </>
  );
};
