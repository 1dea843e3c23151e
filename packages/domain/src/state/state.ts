import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/** A current value that changes over time. `changes$` emits the current value on subscription, never errors and never completes. */
export interface ObservableState<A> {
  readonly value: A;
  readonly changes$: Observable<A>;
}

/** A state that its owner can set; setting an equal value emits nothing. */
export interface MutableState<A> extends ObservableState<A> {
  readonly set: (value: A) => void;
}

/** Creates a state with an initial value. */
export const createState = <A>(initial: A): MutableState<A> => {
  const subject = new BehaviorSubject(initial);
  return {
    get value() {
      return subject.value;
    },
    changes$: subject.pipe(distinctUntilChanged()),
    set: (value) => {
      subject.next(value);
    },
  };
};

/**
 * The connection of an open page to live updates: not yet established, live, interrupted and retrying, offline,
 * unsuccessful after several attempts (`failing`), or retrying on request (`trying`).
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'failing' | 'trying';
