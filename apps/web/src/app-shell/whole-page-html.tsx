import { type PodAnswer, type ProductWithColors, plainPageAddress, readGift, type Site } from '@gift-registry/domain';
import {
  type AddingModel,
  type FindFormStream,
  HomePage,
  initialOwnRegistries,
  ProductPage,
  productShelvesStream,
  productStream,
  shippingPopupStream,
  shownFacts,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { asyncScheduler, NEVER } from 'rxjs';
import { readQuery } from '../address/query.ts';
import { WholePage } from '../whole-page.tsx';
import type { AppShellInput } from './app-shell-input.ts';
import { constantShell, constantState, layers, never, noKeys, noop, silent } from './constant-state.ts';

/** Where the page is, and for whom. */
type Opened = Pick<AppShellInput, 'here' | 'isExpected'> & { readonly site: Site };

const wholePage = ({ site, here, isExpected }: Opened, page: ReactNode): string =>
  renderToString(
    <WholePage
      site={site}
      here={here}
      shell={constantShell({ isLoggedIn: false, isExpected })}
      layers={layers}
      signIn={null}
      dialogs={null}
    >
      {page}
    </WholePage>,
  );

const find: FindFormStream = { model: constantState({ text: '', problem: O.none }), edit: noop, find: noop };

/** The start page as the app first renders it. */
export const homePage = (opened: Opened, { items }: PodAnswer): string => {
  const own = initialOwnRegistries({ isLoggedIn: opened.isExpected });
  return wholePage(
    opened,
    <HomePage site={opened.site} stream={{ model: constantState({ own, picks: items }), find }} />,
  );
};

/** A product's page as the app first renders it, with the product embedded in the page: nothing of it reads, watches or stores anything. */
export const productPage = (opened: Opened, shown: ProductWithColors): string => {
  const { site, here, isExpected } = opened;
  const nothingAdded: AddingModel = {
    own: initialOwnRegistries({ isLoggedIn: isExpected }),
    chosen: O.none,
    listed: new Map(),
    mutations: new Map(),
    buttons: new Map(),
  };
  const product = productStream({
    source: { read$: NEVER, readGift: never, buy: never, readTerms: () => never },
    reader: { site },
    initial: O.some(shown),
    gift: readGift(readQuery(here.replace(/^[^?]*/, '')), shown.product.sku),
    returnPage: O.none,
    adding: { model: constantState(nothingAdded), add: noop, choose: noop, tryAgain: noop },
    confirmDesign: never,
    pageContext: () => ({ hasAccount: false, path: plainPageAddress(here) }),
    goTo: noop,
    onAddedToCart: noop,
    keys: noKeys(),
    scheduler: asyncScheduler,
    log: silent,
  });
  return wholePage(
    opened,
    <ProductPage
      stream={product}
      popup={shippingPopupStream({ catalogue: { popup: () => never }, scheduler: asyncScheduler, log: silent })}
      pickup={storeAvailabilityStream({
        source: { check: never, near: never, pickUp: never },
        site,
        wanted: product.wanted,
        memory: { read: () => O.none, keep: () => noop },
        onAdded: noop,
        keys: noKeys(),
        scheduler: asyncScheduler,
        log: silent,
      })}
      shelves={productShelvesStream({ facts$: shownFacts(product.model), recommend: never, site, log: silent })}
    />,
  );
};
