/*
 * [PAGE-01] The Overview page is a dashboard if the home-page content has at least five entries with a title and a link, else the list.
 *
 * @example overviewPage([{ title: 'Welcome', text: '', imagePath: '/pictures/a.webp', link: '/' }]) // => { _tag: 'List' }
 */
import { isBlank } from '../text/index.ts';

/** An entry that the retailer has written for the home page (cms.homePage); link and picture are paths. */
export interface HomeEntry {
  readonly title: string;
  readonly text: string;
  readonly imagePath: string;
  readonly link: string;
}

/** The content of the Overview page. */
export type OverviewPage =
  | { readonly _tag: 'Dashboard'; readonly entries: ReadonlyArray<HomeEntry> }
  | { readonly _tag: 'List' };

const LEAST_ENTRIES = 5;

/** Whether the entry has a title and a link; otherwise it is not counted and not shown (PAGE-01). */
export const isWholeEntry = ({ title, link }: Pick<HomeEntry, 'title' | 'link'>): boolean =>
  !isBlank(title) && !isBlank(link);

/** The content of the Overview page, given the entries written for the home page. */
export const overviewPage = (written: ReadonlyArray<HomeEntry>): OverviewPage => {
  const entries = written.filter(isWholeEntry);
  return entries.length >= LEAST_ENTRIES ? { _tag: 'Dashboard', entries } : { _tag: 'List' };
};
