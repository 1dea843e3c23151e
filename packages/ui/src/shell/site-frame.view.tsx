import { HELP_ANCHOR, paths, type Site, shellMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { useFocusInWindow } from '../observe/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { RemovalFocus } from './removal-focus.tsx';
import styles from './shell.module.css';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
import { Wordmark } from './wordmark.tsx';

/** Links that the header has no room for on a phone: the registries, and those of the strip. */
const FooterLinks = ({ site }: { readonly site: Pick<Site, 'front'> }) => {
  const registries = [
    { name: shellMessages.findRegistry, href: paths.find },
    { name: shellMessages.yourRegistry, href: paths.ownRegistries },
  ];
  const places = site.front.links.filter(({ href }) => !href.startsWith('#'));
  return (
    <nav className={styles['ways']} aria-label={shellMessages.ways}>
      <ul>
        {[...registries, ...places].map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The footer of every page: wordmark, contact, and on a phone the links that the header has no room for. */
const SiteFooter = ({ site, here }: { readonly site: Site; readonly here: string }) => (
  <footer className={styles['footer']}>
    <div className={`wrap gr-row ${styles['foot']}`}>
      <a className={`gr-row ${styles['logo']}`} href={paths.home}>
        <Wordmark site={site} />
      </a>
      <FooterLinks site={site} />
      <p id={HELP_ANCHOR} className={`muted ${styles['help']}`} tabIndex={-1}>
        {shellMessages.questions} <span className={styles['hours']}>{shellMessages.hours(site.hours)}</span>{' '}
        <a href={`tel:${site.phone}`}>{shellMessages.call(site.phone)}</a>
        {' · '}
        <a href={paths.findOrder}>{shellMessages.trackOrder}</a>
        {site.languages.length > 1 && ' · '}
        <LanguageSwitch site={site} here={here} />
      </p>
    </div>
  </footer>
);

/** A page between the site's header and footer; its content is the only `main`. */
export const SiteFrame = ({ children, ...header }: SiteHeaderProps & { readonly children: ReactNode }) => {
  useFocusInWindow();
  return (
    <div className={`gr-column ${styles['frame']}`}>
      <a className={styles['skip']} href="#content">
        {shellMessages.skip}
      </a>
      <SiteHeader {...header} />
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      <RemovalFocus contentId="content" />
      <SiteFooter site={header.site} here={header.here} />
    </div>
  );
};
