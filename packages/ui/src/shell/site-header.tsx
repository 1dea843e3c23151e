import { isOfRegistries, paths, type Site, shellMessages } from '@gift-registry/domain';
import { IconSearch, IconShoppingBag, IconUser } from '@tabler/icons-react';
import { LazyMenu, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './shell.module.css';
import type { ShellStream } from './shell.stream.ts';
import { menuDepartments, ShopMenu } from './shop-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const SIGN_IN_PAGE = '/account/login';

const accountMenu = lazyChunk(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The site's notice over every page, with links to stores, gift cards and help. */
const SiteStrip = ({ site, here }: { readonly site: Site; readonly here: string }) => {
  const { front } = site;
  return (
    <div className={`gr-text-hint ${styles['strip']}`}>
      <div className={`wrap gr-row ${styles['line']}`}>
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
        <LanguageSwitch site={site} here={here} className={styles['language']} />
      </div>
    </div>
  );
};

/** The departments of the shop and the registry, with the current one marked; `here` is the address of the page, path and query. */
const SiteMenu = ({ site, here }: { readonly site: Pick<Site, 'front'>; readonly here: string }) => {
  const { front } = site;
  const { at, departments } = menuDepartments(site, here);
  return (
    <nav className={styles['menu']} aria-label={shellMessages.departments}>
      <ul>
        {departments.map(({ name, href, isHere }) => (
          <li key={name}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a
            href={paths.home}
            aria-current={at.path === paths.home ? 'page' : isOfRegistries(front, at) ? 'true' : undefined}
          >
            {shellMessages.registry}
          </a>
        </li>
      </ul>
    </nav>
  );
};

/** A search field for the shop (ADD-09), where the header has space for it but not for the departments. */
const ShopSearch = () => (
  <search className={styles['search']}>
    <form action={paths.shop}>
      <IconSearch size={20} stroke={1.6} aria-hidden />
      <input
        type="search"
        name="q"
        aria-label={shellMessages.search}
        placeholder={shellMessages.searchShop}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  </search>
);

/** The header of every page. */
export interface SiteHeaderProps {
  readonly stream: ShellStream;
  readonly site: Site;
  /** Path and query of this page, to come back to after signing in. */
  readonly here: string;
}

/** The header: the strip, the menu (SHOP-01), the wordmark, the shop's search (ADD-09), account and cart. */
export const SiteHeader = ({ stream, site, here }: SiteHeaderProps) => {
  const { isLoggedIn, isExpected, cartCount, signOut } = useStateValue(stream.model);
  const isSignedIn = isLoggedIn || isExpected;
  // The sign-in page needs no link to itself.
  const signInPath = here.startsWith(SIGN_IN_PAGE) ? undefined : paths.signIn(here);
  return (
    <header className={styles['header']}>
      <SiteStrip site={site} here={here} />
      <div className={`wrap ${styles['bar']}`}>
        <ShopMenu site={site} here={here} isSignedIn={isSignedIn} signInPath={signInPath} />
        <a className={`gr-row ${styles['logo']}`} href={paths.home}>
          <Wordmark site={site} />
        </a>
        <SiteMenu site={site} here={here} />
        <ShopSearch />
        <div className={`gr-row ${styles['tools']}`}>
          <a className={`${styles['tool']} ${styles['toSearch']}`} href={paths.shop} aria-label={shellMessages.search}>
            <IconSearch size={20} stroke={1.6} aria-hidden />
          </a>
          {isSignedIn ? (
            <LazyMenu
              chunk={accountMenu}
              of={{ own: stream.own, isSigningOut: signOut === 'Pending', onSignOut: stream.signOut }}
              target={{
                className: styles['tool'],
                'aria-label': shellMessages.account,
                children: <IconUser size={20} stroke={1.6} aria-hidden />,
              }}
            />
          ) : (
            signInPath !== undefined && (
              <a className={`${styles['tool']} ${styles['signIn']}`} href={signInPath}>
                <IconUser size={20} stroke={1.6} aria-hidden />
                <span className={styles['toolWords']}>{shellMessages.signIn}</span>
              </a>
            )
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
        <div className={`gr-danger gr-text-meta ${styles['failed']}`} role="alert">
          <p className="wrap">{shellMessages.signOutFailed}</p>
        </div>
      )}
    </header>
  );
};
