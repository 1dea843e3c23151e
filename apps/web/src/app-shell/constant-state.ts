import type { ObservableState } from '@gift-registry/domain';
import type { ShellStream } from '@gift-registry/ui';
import { NEVER } from 'rxjs';

/** Stands in for an intent while the service renders: nobody can do anything yet. */
export const noop = (): void => undefined;

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
