import { createState, type ObservableState } from '@gift-registry/domain';
import { HomePage, LazySiteDialogs, useStateValue } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { type ReactNode, useEffect } from 'react';
import { cameFromOtherBrand } from './address/came-from-other-brand.ts';
import { APP_READY } from './browser/app-ready.ts';
import type { ComposedApp } from './composition-root.ts';
import type { LandingParts } from './landing.tsx';
import { loggedLoad } from './logged-load.ts';
import type { Screens } from './screens.ts';
import { WholePage, type WholePageName } from './whole-page.tsx';

/** The composed app, with what visitors from the other brand's site are shown. */
export interface ComposedParts extends ComposedApp {
  readonly arrival: LandingParts;
}

interface WholeAppProps extends Omit<ComposedParts, 'history'> {
  /** The address of the page: path and query. */
  readonly here: ObservableState<string>;
  readonly children: ReactNode;
}

const WholeApp = ({ here, screens, layers, arrival, children }: WholeAppProps) => {
  useEffect(() => {
    // Earlier presses are replayed now (early-presses.ts).
    window.dispatchEvent(new Event(APP_READY));
  }, []);
  return (
    <WholePage
      site={screens.site}
      here={useStateValue(here)}
      shell={screens.shellOf.shell}
      layers={layers}
      signIn={arrival.signIn}
      dialogs={<LazySiteDialogs log={screens.parts.log} {...screens.dialogs} />}
    >
      {children}
    </WholePage>
  );
};

/** The content of a page, and whether it equals what the service rendered, which knows nothing that only this tab holds. */
interface PageContent {
  readonly content: ReactNode;
  readonly matchesServerHtml: boolean;
}

const contentOf = async (name: WholePageName, screens: Screens): Promise<PageContent> => {
  if (name._tag === 'Product') {
    const load = loggedLoad(() => import('./product-page.tsx'), screens.parts.log);
    return (await load()).productPage(screens, name.sku);
  }
  const matchesServerHtml = O.isSome(screens.parts.firstPicks);
  return { content: <HomePage stream={screens.home()} site={screens.site} />, matchesServerHtml };
};

/**
 * Creates the app of a page that the service renders whole; `matchesServerHtml` where it first renders the same. Rejects
 * if the page's chunk cannot be loaded.
 */
export const wholeApp = async (
  name: WholePageName,
  { history, ...parts }: ComposedParts,
): Promise<{ readonly app: ReactNode; readonly matchesServerHtml: boolean }> => {
  const { screens } = parts;
  const { content, matchesServerHtml } = await contentOf(name, screens);
  const here = createState(history.location.href);
  history.subscribe(() => here.set(history.location.href));
  const { isExpected, isLoggedIn } = screens.shellOf.shell.model.value;
  const isSignedOut = document.documentElement.dataset['browser'] !== 'signed-in' && !isExpected && !isLoggedIn;
  return {
    app: (
      <WholeApp {...parts} here={here}>
        {content}
      </WholeApp>
    ),
    matchesServerHtml: matchesServerHtml && isSignedOut && !cameFromOtherBrand(screens.parts),
  };
};
