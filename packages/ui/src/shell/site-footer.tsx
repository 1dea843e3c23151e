import { HELP_ANCHOR, paths, type Site, shellMessages } from '@gift-registry/domain';
import styles from './shell.module.css';
import { SiteWays } from './site-ways.tsx';
import { Wordmark } from './wordmark.tsx';

/** The foot of every page: who we are, how to reach us, and on a phone the ways that the head has no room for. */
export const SiteFooter = ({ site }: { readonly site: Site }) => (
  <footer className={styles['footer']}>
    <div className={`wrap ${styles['foot']}`}>
      <a className={styles['logo']} href={paths.home}>
        <Wordmark site={site.id} />
      </a>
      <SiteWays site={site} />
      <p id={HELP_ANCHOR} className={styles['help']} tabIndex={-1}>
        {shellMessages.questions} <span className={styles['hours']}>{shellMessages.hours}</span>{' '}
        <a href={`tel:${site.phone}`}>{shellMessages.call(site.phone)}</a>
      </p>
    </div>
  </footer>
);
