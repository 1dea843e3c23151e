import { shellMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** A page between the site's head and foot; the page's content is the one `main`. */
export const SiteFrame = ({ children, ...header }: SiteHeaderProps & { readonly children: ReactNode }) => (
  <div className={styles['frame']}>
    <a className={styles['skip']} href="#content">
      {shellMessages.skip}
    </a>
    <SiteHeader {...header} />
    <main id="content" className={styles['content']} tabIndex={-1}>
      {children}
    </main>
    <SiteFooter site={header.site} />
  </div>
);
