import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  informationPage,
  pagePicks,
  pageSite,
  pageState,
  productWithColorsAnswer,
} from '@gift-registry/adapters-http/wire';
import type {
  Clock,
  InformationPage,
  Language,
  Log,
  PodAnswer,
  ProductWithColors,
  RegistryView,
  Site,
} from '@gift-registry/domain';
import { errorCode } from '../log/error-code.ts';
import { buildIn } from './web-app.ts';

/** The page that an app shell is rendered for, with the data to show; `Frame` is the site's frame alone. */
export type AppShellPage =
  | {
      readonly _tag: 'List';
      /** With the items embedded in the page. */
      readonly view: RegistryView;
      /** Whether `view` has all items of the list. */
      readonly isComplete: boolean;
    }
  | { readonly _tag: 'Product'; readonly product: ProductWithColors }
  | { readonly _tag: 'Information'; readonly information: InformationPage }
  | { readonly _tag: 'Home'; readonly picks: PodAnswer }
  | { readonly _tag: 'NotFound' | 'Frame' };

/** Whether the page is rendered whole, so that its app can wait until it is used (deferred-start.ts). */
export const isRenderedWhole = (page: AppShellPage): boolean =>
  page._tag === 'Home' || page._tag === 'Product' || (page._tag === 'List' && page.view.role === 'guest');

/** The input of an app shell. */
export interface AppShellInput {
  readonly site: Site;
  /** The address of the page: path and query. */
  readonly here: string;
  /** Whether the browser has a session, which may have ended. */
  readonly isExpected: boolean;
  readonly page: AppShellPage;
}

/** Renders the HTML that a page shows until its app has loaded. Empty when it cannot be rendered: the page is then sent without it. */
export type RenderAppShell = (opened: AppShellInput) => Promise<string>;

/** The page as encoded for the rendering code; a registrant's own list without its items, which are not rendered. */
const encodedPage = (site: Site, page: AppShellPage): object => {
  switch (page._tag) {
    case 'List':
      return {
        _tag: 'List',
        state: pageState.encode(site, page.view.role === 'guest' ? page.view : { ...page.view, items: [] }),
        isComplete: page.isComplete,
      };
    case 'Product':
      return { _tag: 'Product', product: productWithColorsAnswer.encode(site, page.product) };
    case 'Information':
      return { _tag: 'Information', information: informationPage.encode(site, page.information) };
    case 'Home':
      return { _tag: 'Home', picks: pagePicks.encode(site, page.picks) };
    default:
      return page;
  }
};

/** The rendering function in the web app's build; undefined when the build has none. */
const drawingIn = async (file: string): Promise<((opened: object) => unknown) | undefined> => {
  if (!existsSync(file)) return undefined;
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (typeof built !== 'object' || built === null || !('renderAppShell' in built)) return undefined;
  const { renderAppShell } = built;
  return typeof renderAppShell === 'function' ? (opened) => renderAppShell(opened) : undefined;
};

/** Renders with the code in the built web app's folder; errors are logged. */
export const appShellRenderer = (
  webFolder: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): RenderAppShell => {
  const drawings = new Map<Language, ReturnType<typeof drawingIn>>();
  return async ({ site, page, ...opened }) => {
    try {
      const drawing =
        drawings.get(site.language) ??
        drawingIn(resolve(buildIn(webFolder, site.language), 'app-shell/render-app-shell.js'));
      drawings.set(site.language, drawing);
      const draw = await drawing;
      const html = draw?.({ ...opened, site: pageSite.encode(site), page: encodedPage(site, page), now: clock.now() });
      return typeof html === 'string' ? html : '';
    } catch (error) {
      log.write({ level: 'error', tag: 'app-shell.failed', data: { reason: errorCode(error) } })();
      return '';
    }
  };
};
