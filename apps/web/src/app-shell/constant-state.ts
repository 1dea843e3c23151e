import type { Log, ObservableState } from '@gift-registry/domain';
import { mutationKeys, NO_ENTRIES, openLayers, type ShellStream } from '@gift-registry/ui';
import { NEVER } from 'rxjs';

/** Stands in for an intent while the service renders: nobody can do anything yet. */
export const noop = (): void => undefined;

/** Stands in for a call or a live update while the service renders: nothing is read. */
export const never = (): typeof NEVER => NEVER;

/** The log while the service renders: what streams write there is of no use to it. */
export const silent: Log = { write: () => noop };

/** The dialogs of a page while the service renders: none is open. */
export const layers = openLayers(NO_ENTRIES);

/** The keys of additions to the cart while the service renders. */
export const noKeys = () =>
  mutationKeys<string>(() => {
    throw new Error('nothing is added while a page is drawn');
  });

/** A state that does not change while the service renders it. */
export const constantState = <A>(value: A): ObservableState<A> => ({ value, changes$: NEVER });

/** The frame of a page while the service renders it: the app reads the cart and the visitor's own registries later. */
export const constantShell = (visitor: {
  readonly isLoggedIn: boolean;
  readonly isExpected: boolean;
}): ShellStream => ({
  model: constantState({ ...visitor, cartCount: 0, signOut: 'Idle' }),
  own: constantState({ _tag: 'SignedOut' }),
  cartChanged: noop,
  signOut: noop,
  sessionEnded: noop,
});
