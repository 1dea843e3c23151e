import type { ObservableState } from '@gift-registry/domain';
import { NEVER } from 'rxjs';

/** An intent while the service draws: nobody can do anything yet. */
export const noop = (): void => undefined;

/** A state that does not change while the service draws it. */
export const constantState = <A>(value: A): ObservableState<A> => ({ value, changes$: NEVER });
