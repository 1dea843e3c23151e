import { departmentPath, isInDepartment, paths, type Site, shellMessages } from '@gift-registry/domain';
import {
  IconBuildingStore,
  IconChevronRight,
  IconGiftCard,
  IconMenu2,
  IconPackage,
  IconPhone,
  IconX,
} from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonLook } from '../controls/index.ts';
import { useLayer } from '../dialog/index.ts';
import styles from './shop-menu.module.css';
import { Wordmark } from './wordmark.tsx';

const MENU_ID = 'shop-menu';

/** Attributes that let a button open or close the menu without a script. React's types do not have them yet. */
const commanding = (command: 'show-modal' | 'close') => ({ command, commandfor: MENU_ID });

const isCommandKnown = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;

/** The departments of a site's menu with the address of each; `isHere` marks the one that the address `here` is in. */
export const menuDepartments = ({ front }: Pick<Site, 'front'>, here: string) => {
  const [path = '', query = ''] = here.split(/[?#]/);
  const at = { path, categories: new URLSearchParams(query).getAll('category') };
  return {
    at,
    departments: front.departments.map((department) => ({
      name: department.name,
      href: departmentPath(department),
      isHere: isInDepartment(department, at),
    })),
  };
};

interface ShopMenuProps {
  readonly site: Site;
  /** Path and query of this page. */
  readonly here: string;
  readonly isSignedIn: boolean;
  /** Undefined if the page is the sign-in form itself. */
  readonly signInPath: string | undefined;
}

/** Links to sign-in or, for a signed-in person, to the account. */
const AccountLinks = ({ isSignedIn, signInPath }: Pick<ShopMenuProps, 'isSignedIn' | 'signInPath'>) => (
  <div className={styles['account']}>
    {isSignedIn ? (
      <>
        <a {...buttonLook({})} href={paths.ownRegistries}>
          {shellMessages.yourRegistries}
        </a>
        <a {...buttonLook({ variant: 'default' })} href={paths.account}>
          {shellMessages.yourAccount}
        </a>
      </>
    ) : (
      <>
        {signInPath !== undefined && (
          <a {...buttonLook({})} href={signInPath}>
            {shellMessages.signIn}
          </a>
        )}
        <a {...buttonLook({ variant: 'default' })} href={paths.newAccount}>
          {shellMessages.createAccount}
        </a>
      </>
    )}
  </div>
);

/** A button that opens a dialog with all departments, where the header has no space for them (SHOP-01). Both work before the app has loaded. */
export const ShopMenu = ({ site, here, isSignedIn, signInPath }: ShopMenuProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { at, departments } = menuDepartments(site, here);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => dialog.current?.close();
  useLayer(isOpen, close);
  useEffect(() => {
    const { current: menu } = dialog;
    if (menu === null) return undefined;
    const look = (): void => setIsOpen(menu.open);
    // It may have been opened before the app was there, which React does not notice; nor does it hear a hydrated dialog toggle.
    look();
    const heard = new AbortController();
    for (const change of ['toggle', 'close']) menu.addEventListener(change, look, { signal: heard.signal });
    return () => heard.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu of one page is closed on the next
  useEffect(close, [here]);
  return (
    <>
      <button
        {...commanding('show-modal')}
        className={styles['open']}
        type="button"
        aria-label={shellMessages.menu}
        aria-haspopup="dialog"
        onClick={() => {
          if (isCommandKnown() || dialog.current === null) return;
          dialog.current.showModal();
          setIsOpen(true);
        }}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        className={styles['menu']}
        aria-label={shellMessages.menu}
        closedby="any"
        onClick={({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
          if (target === currentTarget) close();
        }}
      >
        <div className={`gr-column ${styles['inside']}`}>
          <div className={`gr-row ${styles['head']}`}>
            <Wordmark site={site} />
            <button
              {...commanding('close')}
              className={styles['close']}
              type="button"
              aria-label={shellMessages.closeMenu}
              onClick={close}
            >
              <IconX size={22} stroke={1.6} aria-hidden />
            </button>
          </div>
          <nav aria-label={shellMessages.departments}>
            <ul>
              {departments.map(({ name, href, isHere }) => (
                <li key={name}>
                  <a
                    className={`${styles['way']} ${styles['department']}`}
                    href={href}
                    aria-current={isHere ? 'page' : undefined}
                  >
                    {name}
                    <IconChevronRight size={20} stroke={1.6} aria-hidden />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={shellMessages.registry}>
            <p className={styles['title']} aria-hidden>
              {shellMessages.registry}
            </p>
            <ul>
              {[
                { name: shellMessages.createRegistry, href: paths.newRegistry },
                { name: shellMessages.findRegistry, href: paths.find },
                { name: shellMessages.yourRegistries, href: paths.ownRegistries },
              ].map(({ name, href }) => (
                <li key={href}>
                  <a className={styles['way']} href={href} aria-current={at.path === href ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={shellMessages.service}>
            <ul>
              <li>
                <a className={styles['way']} href={paths.stores}>
                  <IconBuildingStore size={20} stroke={1.6} aria-hidden />
                  {shellMessages.stores}
                </a>
              </li>
              <li>
                <a className={styles['way']} href={paths.giftCards}>
                  <IconGiftCard size={20} stroke={1.6} aria-hidden />
                  {shellMessages.giftCards}
                </a>
              </li>
              <li>
                <a className={styles['way']} href={paths.findOrder}>
                  <IconPackage size={20} stroke={1.6} aria-hidden />
                  {shellMessages.trackOrder}
                </a>
              </li>
              <li>
                <a className={styles['way']} href={`tel:${site.phone}`}>
                  <IconPhone size={20} stroke={1.6} aria-hidden />
                  {shellMessages.helpBy(site.phone)}
                </a>
              </li>
            </ul>
          </nav>
          <AccountLinks isSignedIn={isSignedIn} signInPath={signInPath} />
        </div>
      </dialog>
    </>
  );
};
