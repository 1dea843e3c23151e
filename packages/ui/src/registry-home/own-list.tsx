import {
  eventHeading,
  formatDay,
  hasOwnTwin,
  type OwnRegistry,
  paths,
  registryHomeWords,
  settingsWords,
} from '@gift-registry/domain';
import styles from './registry-home.module.css';

/** One's own registries, each a way to its list. */
export const OwnList = ({ own }: { readonly own: ReadonlyArray<OwnRegistry> }) => (
  <ul className={styles['list']}>
    {own.map((one) => (
      <li key={one.grId}>
        <a href={paths.registrantList(one.grId)}>
          <b>{settingsWords.namesOf(one)}</b>
          <span className="muted">
            {eventHeading(one.eventType)}, <span className="num">{formatDay(one.eventDate)}</span>
            {hasOwnTwin(own, one) && <span className="num">, {registryHomeWords.number(one.grId)}</span>}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
