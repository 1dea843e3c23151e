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
  Log,
  PodAnswer,
  ProductWithColors,
  RegistryView,
  Site,
} from '@gift-registry/domain';
import { errorCode } from '../log/error-code.ts';

/** Which page it is, with what is shown of it before its app is there; of other pages that is the site's frame. */
export type AppShellPage =
  | {
      readonly _tag: 'List';
      /** With the gifts that come with the page. */
      readonly view: RegistryView;
      /** Whether those are all. */
      readonly isComplete: boolean;
    }
  | { readonly _tag: 'Product'; readonly product: ProductWithColors }
  | { readonly _tag: 'Information'; readonly information: InformationPage }
  | { readonly _tag: 'Home'; readonly picks: PodAnswer }
  | { readonly _tag: 'NotFound' | 'Frame' };

/** A page that is about to be sent. */
export interface AppShellInput {
  readonly site: Site;
  /** The address of the page, path and query. */
  readonly here: string;
  /** The browser holds a session, which may have ended. */
  readonly isExpected: boolean;
  readonly page: AppShellPage;
}

/** Draws, as HTML, what a page shows until its app is there. Empty where that cannot be drawn: the page comes without it. */
export type RenderAppShell = (opened: AppShellInput) => Promise<string>;

/** The page as the drawing code reads it; one's own list without its gifts, which are not drawn. */
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

/** What the build of the web app left to draw it with; none in a folder without it. */
const drawingIn = async (file: string): Promise<((opened: object) => unknown) | undefined> => {
  if (!existsSync(file)) return undefined;
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (typeof built !== 'object' || built === null || !('opening' in built)) return undefined;
  const { opening } = built;
  return typeof opening === 'function' ? (opened) => opening(opened) : undefined;
};

/** Draws with what lies in the folder of the built web app; what goes wrong is logged. */
export const appShellRenderer = (
  webFolder: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): RenderAppShell => {
  let drawing: ReturnType<typeof drawingIn> | undefined;
  return async ({ site, page, ...opened }) => {
    try {
      drawing ??= drawingIn(resolve(webFolder, 'opening/opening.js'));
      const draw = await drawing;
      const html = draw?.({ ...opened, site: pageSite.encode(site), page: encodedPage(site, page), now: clock.now() });
      return typeof html === 'string' ? html : '';
    } catch (error) {
      log.write({ level: 'error', tag: 'app-shell.failed', data: { reason: errorCode(error) } })();
      return '';
    }
  };
};
