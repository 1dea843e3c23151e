import {
  customOrderHttp,
  listCartHttp,
  registryReadingHttp,
  sessionHttp,
} from '@gift-registry/adapters-http';
import { addressAfter, createState, type ItemIdentity, type RegistryAddress } from '@gift-registry/domain';
import {
  type AdditionToSay,
  AddedNotice,
  LazyGiftCards,
  LazyDialogs,
  lazyChunk,
  useStateValue,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { type ComponentType, useEffect } from 'react';
import { asyncScheduler } from 'rxjs';
import { readQuery, writeQuery } from './address/query.ts';
import { interceptSignInLinks } from './address/sign-in-links.ts';
import { brandInterrupterAt } from './brand-interrupter.ts';
import { APP_READY } from './browser/early-presses.ts';
import { linkKeys } from './browser/link-keys.ts';
import { inTurn } from './browser/serialized-cart.ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { GuestDialogs, GuestDialogsParts } from './guest-dialogs.tsx';
import { GuestPage } from './guest-page.tsx';
import { isLanding } from './landing.tsx';
import { loggedLoad } from './lazy.tsx';
import { listsAt } from './list-screen.ts';
import { layersOf, type PageParts } from './page-parts.ts';
import { registriesAt } from './registry-at.ts';
import { shellScreens } from './shell-screens.ts';

/** What an address asks of registrants leaves it on a guest's page too (ROUTE-13, ROUTE-14). */
const forgetOwnerRequests = (history: PageParts['history']): void => {
  const { pathname, search, hash } = history.location;
  const query = readQuery(search);
  const after = addressAfter('create', addressAfter('replace', query));
  if (Object.keys(after).length < Object.keys(query).length)
    history.replace(`${pathname}${writeQuery(after)}${hash}`);
};

/** The guest's list over its parts. Its dialogs come in a chunk; what is asked of them before it is there waits for it. */
export const guestListScreen = (parts: PageParts, address: RegistryAddress): ComponentType => {
  const { cartLock, connection, history, log, openedItem, page, site } = parts;
  /** Waits for the dialogs. */
  const waiting = createState<ReadonlyArray<(dialogs: GuestDialogs) => void>>([]);
  /** What went into the cart while its confirmation was not there. */
  const unconfirmed = createState<O.Option<AdditionToSay>>(O.none);
  let dialogs: GuestDialogs | undefined;
  const withDialogs = (act: (dialogs: GuestDialogs) => void): void => {
    if (dialogs === undefined) waiting.set([...waiting.value, act]);
    else act(dialogs);
  };

  const registryAt = registriesAt(parts, registryReadingHttp(connection, log, asyncScheduler));
  const listCart = listCartHttp(connection);
  const oneAtATime = inTurn(cartLock);
  const shellOf = shellScreens(parts, { account: sessionHttp(connection), cart: listCart }, (addition) => {
    if (dialogs === undefined) unconfirmed.set(O.some(addition));
    withDialogs(({ confirmation }) => confirmation.open(addition));
  });
  const listAt = listsAt(
    parts,
    { cart: { add: oneAtATime(listCart.add), addForPickup: oneAtATime(listCart.addForPickup) }, catalogue: customOrderHttp(connection) },
    shellOf,
    registryAt,
    () => ({
      contribute: (identity) => withDialogs(({ contribution }) => contribution.open(identity)),
      goElsewhere: (_tag, identity) => withDialogs(({ otherBrand }) => otherBrand.ask({ _tag, identity })),
      // Nothing is managed on a guest's page.
      manage: () => undefined,
    }),
  );
  interceptSignInLinks(page, (path) => withDialogs(({ askToSignIn }) => askToSignIn(path)));

  let loading: Promise<GuestDialogsParts> | undefined;
  const loadParts = loggedLoad(async () => {
    const { guestDialogs } = await import('./guest-dialogs.tsx');
    return guestDialogs({ parts, shellOf, registryAt, listAt, address }, (ready) => {
      dialogs = ready;
      const acts = waiting.value;
      waiting.set([]);
      unconfirmed.set(O.none);
      for (const act of acts) act(ready);
    });
  }, log);
  const load = async (): Promise<GuestDialogsParts> => {
    loading ??= loadParts();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const dialogsChunk = lazyChunk(async () => (await load()).Dialogs);
  const giftCardsChunk = lazyChunk(async () => (await load()).GiftCards);

  const Dialogs = () => {
    const added = useStateValue(unconfirmed);
    const waits = useStateValue(waiting).length > 0;
    const cancel = (): void => {
      waiting.set([]);
      unconfirmed.set(O.none);
    };
    return (
      <LazyDialogs
        file={dialogsChunk}
        of={{}}
        close={waits ? cancel : undefined}
        instead={O.isSome(added) ? <AddedNotice addition={added.value} onClose={cancel} /> : undefined}
      />
    );
  };

  const here = createState(history.location.href);
  history.subscribe(() => here.set(history.location.href));
  linkKeys(tabMemories(page, log)).keepFrom(history.location.href);
  forgetOwnerRequests(history);
  const [list, layers] = [listAt(address), layersOf(parts)];
  if (O.isSome(openedItem.opened.value) || isLanding(parts) || O.isSome(shellOf.waiting.read())) dialogsChunk.fetch();
  const props = {
    site,
    shell: shellOf.shell,
    layers,
    list,
    brandInterrupter: brandInterrupterAt(parts, registryAt, address),
    onOpen: (identity: ItemIdentity) => withDialogs(({ itemDetails }) => itemDetails.open(identity)),
    onPopup: (name: string) => withDialogs(({ popup }) => popup.open(name)),
    giftCards: <LazyGiftCards chunk={giftCardsChunk} />,
    dialogs: <Dialogs />,
  };
  const App = () => {
    // Another session of this browser made the reader its registrant: that page has more to it.
    const model = useStateValue(registryAt(address).model);
    const isOwner = model._tag === 'Loaded' && model.view.role === 'registrant';
    useEffect(() => {
      if (isOwner) page.location.reload();
    }, [isOwner]);
    // Presses that came before are done now (early-presses.ts).
    useEffect(() => void page.dispatchEvent(new Event(APP_READY)), []);
    return <GuestPage {...props} here={useStateValue(here)} />;
  };
  return App;
};
