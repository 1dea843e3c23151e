import { paths, type Site, shellMessages } from '@gift-registry/domain';
import { Menu } from '@mantine/core';
import { IconLogout, IconSearch, IconShoppingBag, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useStateValue } from '../observe/index.ts';
import styles from './shell.module.css';
import type { ShellStream } from './shell.stream.ts';
import { SiteMenu } from './site-menu.tsx';
import { SiteStrip } from './site-strip.tsx';
import { Wordmark } from './wordmark.tsx';

/** The head of every page. */
export interface SiteHeaderProps {
  readonly stream: ShellStream;
  readonly site: Site;
  /** The address of this page, path and query: where signing in leads back to. */
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
            <Menu withinPortal={false} position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <button type="button" className={styles['tool']} aria-label={shellMessages.account}>
                  <IconUser size={20} stroke={1.6} aria-hidden />
                </button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  component="a"
                  href={paths.account}
                  leftSection={<IconUserCircle size={18} stroke={1.6} aria-hidden />}
                >
                  {shellMessages.yourAccount}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
                  disabled={signOut === 'Pending'}
                  onClick={stream.signOut}
                >
                  {shellMessages.signOut}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
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
