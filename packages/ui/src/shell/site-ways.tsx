import { paths, type Site, shellMessages, shopFronts } from '@gift-registry/domain';
import styles from './site-ways.module.css';

/** What the head has no room for on a phone: the registries, and where the strip leads to in a wide window. */
export const SiteWays = ({ site }: { readonly site: Pick<Site, 'id'> }) => {
  const registries = [
    { name: shellMessages.findRegistry, href: paths.find },
    { name: shellMessages.yourRegistry, href: paths.ownRegistries },
  ];
  const places = shopFronts[site.id].links.filter(({ href }) => !href.startsWith('#'));
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
