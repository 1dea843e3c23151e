import { shellWords } from '@gift-registry/domain';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../shipping-popup/index.ts';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

const CONTENT = 'content';

/** Leads past the head. The address stays the page's own: each later step back to one that ends here would lead here again. */
const skip = (event: MouseEvent): void => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const content = document.getElementById(CONTENT);
  content?.scrollIntoView();
  content?.focus({ preventScroll: true });
};

/** A page between the site's head and foot; the page's content is the one `main`. */
export const SiteFrame = ({ children, ...header }: SiteHeaderProps & { readonly children: ReactNode }) => (
  <div className={styles['frame']}>
    <a className={styles['skip']} href={`#${CONTENT}`} onClick={skip}>
      {shellWords.skip}
    </a>
    <SiteHeader {...header} />
    <main id={CONTENT} className={styles['content']} tabIndex={-1}>
      {children}
    </main>
    <SiteFooter site={header.site} />
  </div>
);
