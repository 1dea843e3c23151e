import {
  applyPatch,
  type CalendarDay,
  type Connection,
  createState,
  type Diverged,
  type Fault,
  type Gap,
  identityKey,
  isPostEvent,
  NO_CENTS,
  type ObservableState,
  type RegistryItem,
  type RegistryPatch,
  type RegistryView,
  type Role,
  type Version,
} from '@gift-registry/domain';
import { dequal } from 'dequal/lite';
import { either as E, eq as Eq, option as O } from 'fp-ts';

/** The items of the last patch with more purchases or contributions than before, to be announced. */
export interface RegistryChange {
  readonly version: Version;
  readonly bought: ReadonlyArray<RegistryItem>;
}

/** The registry shown on a page. `isComplete` is false while only the first items of a long list are loaded. */
export type RegistryModel =
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded';
      readonly view: RegistryView;
      readonly isComplete: boolean;
      readonly connection: Connection;
      /** Counts restarts of the registry's history: versions of different epochs cannot be compared. */
      readonly epoch: number;
      readonly lastChange: O.Option<RegistryChange>;
    }
  | {
      readonly _tag: 'NotFound';
      /** The reader's role before it became unavailable; none where it was never loaded. */
      readonly last: O.Option<Role>;
    }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The registry that came with the first HTML. */
export interface InitialRegistry {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

const keepIfEqual = <A>(before: A, now: A): A => (dequal(before, now) ? before : now);

const reuseUnchangedItems = (
  before: ReadonlyArray<RegistryItem>,
  now: ReadonlyArray<RegistryItem>,
): ReadonlyArray<RegistryItem> => {
  const known = new Map(before.map((item) => [identityKey(item.identity), item]));
  const items = now.map((item) => keepIfEqual(known.get(identityKey(item.identity)) ?? item, item));
  const areSame = items.length === before.length && items.every((item, place) => item === before[place]);
  return areSame ? before : items;
};

/** Keeps the objects of unchanged items, header and totals (structural sharing), so that their views are not rendered again (LIVE-01). */
export const reuseUnchanged = (before: RegistryView, now: RegistryView): RegistryView => ({
  ...now,
  header: keepIfEqual(before.header, now.header),
  totals: keepIfEqual(before.totals, now.totals),
  items: reuseUnchangedItems(before.items, now.items),
});

const raisedOf = ({ groupGift }: RegistryItem): number => (O.isSome(groupGift) ? groupGift.value.raised : NO_CENTS);

/** The items of the patch with more purchases or contributions than the view has; none if there are no such items. */
const changeOf = (before: RegistryView, patch: RegistryPatch): O.Option<RegistryChange> => {
  const known = new Map(before.items.map((item) => [identityKey(item.identity), item]));
  const bought = patch.items.filter((item) => {
    const was = known.get(identityKey(item.identity));
    return was !== undefined && (item.purchased > was.purchased || raisedOf(item) > raisedOf(was));
  });
  return bought.length > 0 ? O.some({ version: patch.version, bought }) : O.none;
};

/** The registry as it is shown, and its transitions. */
export interface RegistryState extends ObservableState<RegistryModel> {
  /** The version that is shown; none while it is incomplete. */
  readonly shown: () => O.Option<Version>;
  /** Shows what was read unless something newer is shown; `before` is a newer version that may be replaced all the same. */
  readonly accept: (view: RegistryView, before: O.Option<Version>) => void;
  /** Applies the patch, or returns why it does not follow the version that is shown. */
  readonly fold: (patch: RegistryPatch) => O.Option<Gap | Diverged>;
  /** Starts a new epoch: the next view may be of a different history. */
  readonly beginEpoch: () => void;
  readonly setConnection: (connection: Connection) => void;
  /** A new day has begun: what depends on the day is computed again. */
  readonly setDay: (day: CalendarDay) => void;
  readonly setNotFound: () => void;
  /** Reading failed, after that many failed attempts; returns false when nothing is shown. */
  readonly fail: (fault: Fault, attempt: number) => boolean;
  /** A new attempt was requested: shows loading, or that it is trying after several failures. */
  readonly begin: () => void;
}

const loaded = ({ view, isComplete }: InitialRegistry, epoch: number): RegistryModel => ({
  _tag: 'Loaded',
  view,
  isComplete,
  connection: 'connecting',
  epoch,
  lastChange: O.none,
});

/** The number of failed attempts after which the connection counts as failing: after seven seconds, unless the service asks for longer pauses. */
const FAILING_AFTER = 3;

const hasFailed = (connection: Connection): boolean => connection === 'failing' || connection === 'trying';

const sameVersion = O.getEq<Version>(Eq.eqStrict);

/** Creates the state, from the registry that came with the page, if any. */
export const registryState = (initial: O.Option<InitialRegistry>): RegistryState => {
  let last: O.Option<Role> = O.none;
  let epoch = 0;
  const cell = createState<RegistryModel>(O.isSome(initial) ? loaded(initial.value, epoch) : { _tag: 'Loading' });
  const setConnection = (connection: Connection): void => {
    const before = cell.value;
    if (before._tag === 'Loaded' && before.connection !== connection) cell.set({ ...before, connection });
  };
  const shown = (): O.Option<Version> =>
    cell.value._tag === 'Loaded' && cell.value.isComplete ? O.some(cell.value.view.version) : O.none;
  return {
    get value() {
      return cell.value;
    },
    changes$: cell.changes$,
    shown,
    accept: (view, before) => {
      const present = cell.value;
      const isOlder = present._tag === 'Loaded' && present.isComplete && present.view.version > view.version;
      if (isOlder && !sameVersion.equals(shown(), before)) return;
      if (present._tag !== 'Loaded') return cell.set(loaded({ view, isComplete: true }, epoch));
      const connection = hasFailed(present.connection) ? 'connecting' : present.connection;
      cell.set({ ...present, view: reuseUnchanged(present.view, view), isComplete: true, connection, epoch });
    },
    fold: (patch) => {
      const before = cell.value;
      if (before._tag !== 'Loaded') return O.none;
      const after = applyPatch(before.view, patch);
      if (E.isLeft(after)) return O.some(after.left);
      const view = after.right;
      if (view !== before.view) cell.set({ ...before, view, lastChange: changeOf(before.view, patch) });
      return O.none;
    },
    beginEpoch: () => {
      epoch += 1;
    },
    setConnection,
    setDay: (day) => {
      const { value } = cell;
      if (value._tag !== 'Loaded') return;
      const header = { ...value.view.header, isPostEvent: isPostEvent(value.view.header.eventDate, day) };
      cell.set({ ...value, view: { ...value.view, header } });
    },
    setNotFound: () => {
      if (cell.value._tag === 'Loaded') last = O.some(cell.value.view.role);
      cell.set({ _tag: 'NotFound', last });
    },
    fail: (fault, attempt) => {
      const { value } = cell;
      if (value._tag !== 'Loaded') cell.set({ _tag: 'Failed', fault });
      else setConnection(attempt >= FAILING_AFTER || hasFailed(value.connection) ? 'failing' : 'reconnecting');
      return value._tag === 'Loaded';
    },
    begin: () => {
      const { value } = cell;
      if (value._tag === 'Failed' || value._tag === 'NotFound') cell.set({ _tag: 'Loading' });
      if (value._tag === 'Loaded' && value.connection === 'failing') setConnection('trying');
    },
  };
};
