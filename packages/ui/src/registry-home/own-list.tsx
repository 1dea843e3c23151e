import {
  eventHeading,
  formatDay,
  hasOwnCounterpart,
  type OwnRegistry,
  paths,
  registrantNames,
  registryHomeMessages,
} from '@gift-registry/domain';
import { IconChevronRight } from '@tabler/icons-react';
import styles from './registry-home.module.css';

/** One's own registries, each a way to its list. */
export const OwnList = ({ own }: { readonly own: ReadonlyArray<OwnRegistry> }) => (
  <ul className={styles['list']}>
    {own.map((one) => (
      <li key={one.grId}>
        <a href={paths.registrantList(one.grId)}>
          <span className={styles['told']}>
            <b>{registrantNames(one)}</b>
            <span className="muted">
              {eventHeading(one.eventType)}, <span className="num">{formatDay(one.eventDate)}</span>
              {hasOwnCounterpart(own, one) && (
                <span className="num">
                  , <span className={styles['number']}>{registryHomeMessages.number(one.grId)}</span>
                </span>
              )}
            </span>
          </span>
          <IconChevronRight size={20} stroke={1.6} aria-hidden />
        </a>
      </li>
    ))}
  </ul>
);
