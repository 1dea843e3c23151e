import type { SiteId, SiteIdentity } from './site.ts';

/** The names that are drawn as wordmarks. */
export const wordmarkNames: Readonly<Record<SiteId, string>> = {
  main: 'Hearth & Field',
  modern: 'Mode Two',
  kids: 'Hearth & Field Kids',
  canada: 'Hearth & Field Canada',
};

/** Whether the name of the site is drawn; any other name is set as text. */
export const hasWordmark = ({ id, name }: Pick<SiteIdentity, 'id' | 'name'>): boolean => wordmarkNames[id] === name;
