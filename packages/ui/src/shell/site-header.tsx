import {
  departmentPath,
  isInDepartment,
  isOfRegistries,
  paths,
  type Site,
  shellMessages,
  shopFronts,
} from '@gift-registry/domain';
import { IconSearch, IconShoppingBag, IconUser } from '@tabler/icons-react';
import { LazyMenu, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './shell.module.css';
import type { ShellStream } from './shell.stream.ts';
import { Wordmark } from './wordmark.tsx';

const accountMenu = lazyChunk(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The site's notice over every page, with links to stores, gift cards and help. */
const SiteStrip = ({ site }: { readonly site: Pick<Site, 'id'> }) => {
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

/** The menu of a site's page. */
export interface SiteMenuProps {
  readonly site: Pick<Site, 'id'>;
  /** The address of this page, path and query. */
  readonly here: string;
}

/** The departments of the shop and the registry, with the current one marked. */
const SiteMenu = ({ site, here }: SiteMenuProps) => {
  const front = shopFronts[site.id];
  const [path = '', query = ''] = here.split(/[?#]/);
  const at = { path, categories: new URLSearchParams(query).getAll('category') };
  return (
    <nav className={styles['menu']} aria-label={shellMessages.departments}>
      <ul>
        {front.departments.map((department) => (
          <li key={department.name} className={styles['department']}>
            <a href={departmentPath(department)} aria-current={isInDepartment(department, at) ? 'page' : undefined}>
              {department.name}
            </a>
          </li>
        ))}
        <li>
          <a
            href={paths.home}
            aria-current={path === paths.home ? 'page' : isOfRegistries(front, at) ? 'true' : undefined}
          >
            {shellMessages.registry}
          </a>
        </li>
      </ul>
    </nav>
  );
};

/** The header of every page. */
export interface SiteHeaderProps {
  readonly stream: ShellStream;
  readonly site: Site;
  /** Path and query of this page, to come back to after signing in. */
  readonly here: string;
}

/** The strip, the wordmark, the menu, the search of the shop (ADD-09), account and cart. */
export const SiteHeader = ({ stream, site, here }: SiteHeaderProps) => {
  const { isLoggedIn, isExpected, cartCount, signOut } = useStateValue(stream.model);
  return (
    <header className={styles['header']}>
      <SiteStrip site={site} />
      <div className={`wrap ${styles['bar']}`}>
        <a className={styles['logo']} href={paths.home}>
          <Wordmark site={site.id} />
        </a>
        <SiteMenu site={site} here={here} />
        <div className={styles['tools']}>
          <a className={styles['tool']} href={paths.shop} aria-label={shellMessages.search}>
            <IconSearch size={20} stroke={1.6} aria-hidden />
          </a>
          {isLoggedIn || isExpected ? (
            <LazyMenu
              chunk={accountMenu}
              of={{ isSigningOut: signOut === 'Pending', onSignOut: stream.signOut }}
              target={{
                className: styles['tool'],
                'aria-label': shellMessages.account,
                children: <IconUser size={20} stroke={1.6} aria-hidden />,
              }}
            />
          ) : (
            <a className={styles['tool']} href={paths.signIn(here)}>
              <IconUser size={20} stroke={1.6} aria-hidden />
              <span className={styles['toolMessages']}>{shellMessages.signIn}</span>
            </a>
          )}
          <a className={styles['tool']} href={paths.cart} aria-label={shellMessages.cart(cartCount)}>
            <IconShoppingBag size={20} stroke={1.6} aria-hidden />
            {cartCount > 0 && (
              <span className={`num ${styles['count']}`} aria-hidden>
                {cartCount}
              </span>
            )}
          </a>
        </div>
      </div>
      {signOut === 'Failed' && (
        <div className={styles['failed']} role="alert">
          <p className="wrap">{shellMessages.signOutFailed}</p>
        </div>
      )}
    </header>
  );
};
