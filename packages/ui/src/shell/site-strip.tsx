import { type Site, shellMessages, shopFronts } from '@gift-registry/domain';
import styles from './site-strip.module.css';

/** What the site says over every page, and the ways to its stores, its gift cards and its help line. */
export const SiteStrip = ({ site }: { readonly site: Pick<Site, 'id'> }) => {
  const front = shopFronts[site.id];
  return (
    <div className={styles['strip']}>
      <div className={`wrap ${styles['line']}`}>
        <p>{front.notice}</p>
        <nav className={styles['links']} aria-label={shellMessages.service}>
          <ul>
            {front.links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
};
