import type { SiteId, SiteIdentity } from './site.ts';

/** The names that have a wordmark. */
export const wordmarkNames: Readonly<Record<SiteId, string>> = {
  main: 'Hearth & Field',
  modern: 'Mode Two',
  kids: 'Hearth & Field Kids',
  canada: 'Hearth & Field Canada',
};

/** Whether that name of the site has a wordmark. */
export const hasDrawnWordmark = ({ id, name }: Pick<SiteIdentity, 'id' | 'name'>): boolean =>
  wordmarkNames[id] === name;
