import { registryTabMessages } from '@gift-registry/domain';
import { useStateValue } from '../observe/index.ts';
import styles from './registry-tabs.module.css';
import type { RegistryTabsStream } from './registry-tabs.stream.ts';
import { useCurrentInView } from './use-current-in-view.ts';

/** A registrant's tabs: links, with the current page's marked (TAB-01 to TAB-06). */
export const RegistryTabs = ({ stream }: { readonly stream: RegistryTabsStream }) => {
  const tabs = useStateValue(stream.model);
  const row = useCurrentInView(tabs.length);
  return (
    tabs.length > 0 && (
      <nav className={styles['tabs']} aria-label={registryTabMessages.navigation}>
        <ul ref={row} className={`wrap ${styles['list']}`}>
          {tabs.map(({ name, page, path, isCurrent }) => (
            <li key={page}>
              <a href={path} aria-current={isCurrent ? 'page' : undefined} onClick={() => stream.open(page)}>
                {registryTabMessages[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
