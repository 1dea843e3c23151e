import {
  departmentPath,
  isInDepartment,
  isOfRegistries,
  paths,
  type Site,
  shellMessages,
  shopFronts,
} from '@gift-registry/domain';
import styles from './site-menu.module.css';

/** The menu of a site's page. */
export interface SiteMenuProps {
  readonly site: Pick<Site, 'id'>;
  /** The address of this page, path and query. */
  readonly here: string;
}

/** The departments of the shop and the registry, the one marked where one is. */
export const SiteMenu = ({ site, here }: SiteMenuProps) => {
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
