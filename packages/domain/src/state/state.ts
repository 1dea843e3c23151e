import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/** A value that is always there and changes over time. `changes$` emits it at once, never errors and never ends. */
export interface ObservableState<A> {
  readonly value: A;
  readonly changes$: Observable<A>;
}

/** A live value that its owner sets; setting the same value again says nothing. */
export interface MutableState<A> extends ObservableState<A> {
  readonly set: (value: A) => void;
}

/** A cell that starts with the value. */
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
 * How an open page hears of what happens elsewhere: not yet, at once, not now but trying again, not at all for the time being, not after several tries (`failing`), or being tried because somebody
 * requested it (`trying`).
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'failing' | 'trying';
