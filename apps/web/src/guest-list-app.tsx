import { AddedNotice, LazyDialogs, LazyGiftCards, useStateValue } from '@gift-registry/ui';
import { useEffect } from 'react';
import { APP_READY } from './browser/app-ready.ts';
import type { GuestListScreen } from './guest-list-screen.tsx';
import { GuestPage } from './guest-page.tsx';

/** The dialogs over the list, or their replacement while their chunk is loading or has failed to load. */
const Dialogs = ({ dialogs, isWaiting, unconfirmed, cancel, dismissNotice, list }: GuestListScreen) => {
  const addition = useStateValue(unconfirmed);
  const close = [
    { isOpen: useStateValue(isWaiting), close: cancel },
    { ...useStateValue(list.terms.model), close: () => list.terms.answer('decline') },
  ].find(({ isOpen }) => isOpen)?.close;
  const isNotice = close === undefined && addition._tag === 'Some';
  return (
    <LazyDialogs
      chunk={dialogs}
      of={{}}
      close={isNotice ? dismissNotice : close}
      instead={isNotice ? <AddedNotice addition={addition.value} onClose={dismissNotice} /> : undefined}
    />
  );
};

/** The app of a guest's list. */
export const GuestListApp = ({ screen }: { readonly screen: GuestListScreen }) => {
  const model = useStateValue(screen.registry.model);
  const isOwner = model._tag === 'Loaded' && model.view.role === 'registrant';
  useEffect(() => {
    // The person has signed in elsewhere in this browser as an owner of the registry, whose page has more on
    // it.
    if (isOwner) window.location.reload();
  }, [isOwner]);
  useEffect(() => {
    // Earlier presses are replayed now (early-presses.ts).
    window.dispatchEvent(new Event(APP_READY));
  }, []);
  return (
    <GuestPage
      {...screen}
      here={useStateValue(screen.here)}
      giftCards={<LazyGiftCards chunk={screen.giftCards} />}
      dialogs={<Dialogs {...screen} />}
    />
  );
};
