import { distinctUntilChanged, filter, ignoreElements, map, type Observable, tap } from 'rxjs';
import type { CardState } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { CardStates } from './card-states.ts';

const reached = (state: CardState): CardState =>
  state.add._tag === 'Refused' && state.add.reason._tag === 'Unavailable' ? { ...state, add: { _tag: 'Idle' } } : state;

/** Idempotency the page is live again, no card says any longer that we cannot be reached (LIVE-01). Says nothing itself. */
export const reachedAgain = ({ model }: Pick<RegistryStream, 'model'>, states: CardStates): Observable<never> =>
  model.changes$.pipe(
    map((registry) => registry._tag === 'Loaded' && registry.connection === 'live'),
    distinctUntilChanged(),
    filter((isLive) => isLive),
    tap(() => states.changeEach(reached)),
    ignoreElements(),
  );
