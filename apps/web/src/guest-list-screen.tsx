import { listCartHttp, registryReadingHttp, sessionHttp } from '@gift-registry/adapters-http';
import {
  addressAfter,
  createState,
  type ObservableState,
  type RegistryAddress,
  type Unavailable,
} from '@gift-registry/domain';
import { type AnnouncedAddition, type LazyChunk, lazyChunk, type RegistryStream } from '@gift-registry/ui';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { cameFromOtherBrand } from './address/came-from-other-brand.ts';
import { readQuery, writeQuery } from './address/query.ts';
import { interceptSignInLinks } from './address/sign-in-links.ts';
import { brandInterrupterAt } from './brand-interrupter.ts';
import { APP_READY } from './browser/app-ready.ts';
import { isAdditionWaiting } from './browser/forget-person.ts';
import { linkKeys } from './browser/link-keys.ts';
import { oneAtATime } from './browser/serialized-cart.ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { GuestDialogs } from './guest-dialogs.tsx';
import type { GuestPageProps } from './guest-page.tsx';
import { listsAt } from './list-screen.ts';
import { loggedLoad } from './logged-load.ts';
import { layersOf, type PageParts } from './page-parts.ts';
import { registriesAt } from './registry-at.ts';
import { shellScreens } from './shell-screens.ts';

/** Removes requests for registrants from the address of a guest's page too (ROUTE-13, ROUTE-14). */
const forgetOwnerRequests = (history: PageParts['history']): void => {
  const { pathname, search, hash } = history.location;
  const query = readQuery(search);
  const after = addressAfter('create', addressAfter('replace', query));
  if (Object.keys(after).length < Object.keys(query).length) history.replace(`${pathname}${writeQuery(after)}${hash}`);
};

/** A guest's list, with its dialogs, which are in a chunk of their own. */
export interface GuestListScreen
  extends Pick<
    GuestPageProps,
    'site' | 'shell' | 'layers' | 'list' | 'brandInterrupter' | 'onOpen' | 'onPopup' | 'onChoose'
  > {
  readonly registry: RegistryStream;
  /** The address of the page: path and query. */
  readonly here: ObservableState<string>;
  readonly dialogs: LazyChunk<object>;
  readonly giftCards: LazyChunk<object>;
  /** Whether a requested action waits for the dialogs' chunk. */
  readonly isWaiting: ObservableState<boolean>;
  /** The addition to the cart whose confirmation layer could not be shown yet. */
  readonly unconfirmed: ObservableState<O.Option<AnnouncedAddition>>;
  /** Drops the waiting actions. */
  readonly cancel: () => void;
  /** Closes the notice about an addition to the cart. */
  readonly dismissNotice: () => void;
}

/** In milliseconds: for this long after the app has started, the connection and the processor are left to replayed presses. */
const IDLE_WORK_DELAY_MS = 1_000;

/** Resolves when the list is scrolled, or when the app has started and settled: only then are the items read that were not embedded in the page. */
const scrolledOrSettled = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    page.addEventListener('scroll', () => resolve(), { once: true, passive: true });
    page.addEventListener(APP_READY, () => page.setTimeout(resolve, IDLE_WORK_DELAY_MS), { once: true });
  });

/** The guest's list over its parts. Actions that need the dialogs wait until their chunk has loaded. */
export const guestListScreen = (parts: PageParts, address: RegistryAddress): GuestListScreen => {
  const { cartLock, connection, firstPage, history, log, openedItem, page, site } = parts;
  let pendingCalls: ReadonlyArray<(dialogs: GuestDialogs) => void> = [];
  const isWaiting = createState(false);
  const unconfirmed = createState<O.Option<AnnouncedAddition>>(O.none);
  let dialogs: GuestDialogs | undefined;
  const whenDialogsReady = (call: (dialogs: GuestDialogs) => void): void => {
    if (dialogs !== undefined) call(dialogs);
    else {
      pendingCalls = [...pendingCalls, call];
      isWaiting.set(true);
    }
  };
  const cancel = (): void => {
    pendingCalls = [];
    isWaiting.set(false);
  };
  const dismissNotice = (): void => unconfirmed.set(O.none);
  const onReady = (ready: GuestDialogs): void => {
    dialogs = ready;
    if (O.isSome(unconfirmed.value)) ready.confirmation.open(unconfirmed.value.value);
    const calls = pendingCalls;
    cancel();
    dismissNotice();
    for (const call of calls) call(ready);
  };

  const reading = registryReadingHttp(connection, log, asyncScheduler);
  const restWanted = O.isSome(firstPage) ? scrolledOrSettled(page) : Promise.resolve();
  const registryAt = registriesAt(parts, {
    ...reading,
    open: (of) => async () => {
      await restWanted;
      return reading.open(of)();
    },
  });
  const listCart = listCartHttp(connection);
  const shellPorts = {
    account: sessionHttp(connection),
    cart: listCart,
    registries: { mine: () => withChunk(({ mine }) => mine)() },
  };
  const shellOf = shellScreens(parts, shellPorts, (addition) => {
    if (dialogs === undefined) unconfirmed.set(O.some(addition));
    else dialogs.confirmation.open(addition);
  });
  const listAt = listsAt(
    parts,
    {
      cart: {
        add: oneAtATime(cartLock)(listCart.add),
        addForPickup: (...request) => withChunk(({ cart }) => cart.addForPickup(...request)),
      },
      catalogue: { customOrder: (sku) => withChunk(({ customOrder }) => customOrder(sku)) },
    },
    shellOf,
    registryAt,
    () => ({
      contribute: (identity) => whenDialogsReady(({ contribution }) => contribution.open(identity)),
      goElsewhere: (_tag, identity) => whenDialogsReady(({ otherBrand }) => otherBrand.ask({ _tag, identity })),
      // A guest's page has no items to manage.
      manage: () => undefined,
    }),
  );
  interceptSignInLinks(page, (path) => whenDialogsReady(({ askToSignIn }) => askToSignIn(path)));

  const list = listAt(address);
  const loadDialogs = loggedLoad(async () => {
    const chunk = await import('./guest-dialogs.tsx');
    return { ...chunk, dialogs: chunk.guestDialogs({ parts, shellOf, registryAt, listAt, address }) };
  }, log);
  let loading: ReturnType<typeof loadDialogs> | undefined;
  const loaded = async () => {
    loading ??= loadDialogs();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  /** Runs a call of the dialogs' chunk; `Unavailable` if the chunk cannot be loaded, which is logged (logged-load.ts). */
  const withChunk =
    <Reason, Answer>(
      call: (made: GuestDialogs) => TE.TaskEither<Reason, Answer>,
    ): TE.TaskEither<Reason | Unavailable, Answer> =>
    async () => {
      try {
        return await call((await loaded()).dialogs)();
      } catch {
        return E.left({ _tag: 'Unavailable' });
      }
    };
  const dialogsChunk = lazyChunk<object>(async () => {
    const { GuestDialogsOverList, dialogs: made } = await loaded();
    return () => <GuestDialogsOverList dialogs={made} address={address} terms={list.terms} onReady={onReady} />;
  });

  const here = createState(history.location.href);
  history.subscribe(() => here.set(history.location.href));
  linkKeys(tabMemories(page, log)).keepFrom(history.location.href);
  forgetOwnerRequests(history);
  if (O.isSome(openedItem.opened.value) || cameFromOtherBrand(parts) || isAdditionWaiting(tabMemories(page, log)))
    dialogsChunk.fetch();
  return {
    site,
    shell: shellOf.shell,
    layers: layersOf(parts),
    list,
    registry: registryAt(address),
    here,
    brandInterrupter: brandInterrupterAt(parts, registryAt, address),
    onOpen: (identity) => whenDialogsReady(({ itemDetails }) => itemDetails.open(identity)),
    onPopup: (name) => whenDialogsReady(({ popup }) => popup.open(name)),
    onChoose: () => whenDialogsReady(({ budgetBaskets }) => budgetBaskets.open()),
    dialogs: dialogsChunk,
    giftCards: lazyChunk<object>(async () => {
      const { GiftCards, dialogs: made } = await loaded();
      return () => <GiftCards stream={made.giftCards} />;
    }),
    isWaiting,
    unconfirmed,
    cancel,
    dismissNotice,
  };
};
