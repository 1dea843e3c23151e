import type { SiteId, SiteIdentity } from './site.ts';

/** The names that are drawn as wordmarks. */
export const wordmarkNames: Readonly<Record<SiteId, string>> = {
  main: 'Hearth & Field',
  modern: 'Mode Two',
  kids: 'Hearth & Field Kids',
  canada: 'Hearth & Field Canada',
};

/** Whether that name of the site is drawn. */
export const isDrawn = ({ id, name }: Pick<SiteIdentity, 'id' | 'name'>): boolean => wordmarkNames[id] === name;
