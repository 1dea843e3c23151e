import type {
  BeginRefusal,
  BegunRegistry,
  CalendarDay,
  Clock,
  EventType,
  Fault,
  GreetingCount,
  GrId,
  IdempotencyKey,
  KeyRefusal,
  Log,
  Market,
  Region,
  RegistryFieldProblem,
  RegistryForm,
  RegistryFormField,
  RegistryFormStep,
  Site,
} from '@gift-registry/domain';
import { type either as E, type io as IO, option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { OwnName } from './own-name.ts';

/** What outlives a reload of the page. */
export interface KeptNewRegistry {
  readonly step: RegistryFormStep;
  /** As it was typed. */
  readonly form: RegistryForm;
  /** What was sent and may have begun a registry although no answer says so. */
  readonly unconfirmed: O.Option<UnsettledBeginning>;
  /** The mail address of whose account typed it; none while that was not known. */
  readonly whose: O.Option<string>;
}

/** The key under which forms were sent without an answer: at most one of them began a registry (CART-08). */
export interface UnsettledBeginning {
  readonly key: IdempotencyKey;
  /** Each once, as they were sent. */
  readonly forms: ReadonlyArray<RegistryForm>;
}

/** Driven port: where the form for a new registry is kept. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface NewRegistryMemory {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<KeptNewRegistry>>;
  readonly keep: (kept: KeptNewRegistry) => IO.IO<void>;
}

/** A form of which nothing is filled in. */
export const BLANK_FORM: RegistryForm = {
  eventType: '',
  eventDate: '',
  primaryFirstName: '',
  primaryLastName: '',
  secondaryFirstName: '',
  secondaryLastName: '',
  greeting: '',
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
};

/** Nothing typed, nothing sent. */
export const NO_NEW_REGISTRY: KeptNewRegistry = { step: 'event', form: BLANK_FORM, unconfirmed: O.none, whose: O.none };

/** Why a registry was not begun. */
export type NotBegun = BeginRefusal | KeyRefusal | Fault;

/** Where beginning stands. */
export type BeginningStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Beginning' }
  /** The list is being opened. */
  | { readonly _tag: 'Begun' }
  /** It had begun when an earlier form was sent; what was typed in these fields since is not in it. */
  | { readonly _tag: 'BegunBefore'; readonly grId: GrId; readonly notTaken: ReadonlyArray<RegistryFormField> }
  | { readonly _tag: 'NotBegun'; readonly reason: NotBegun };

/** The form that begins a registry, one step of it at a time (HOME-01). */
export interface NewRegistryModel {
  readonly market: Market;
  /** A form was left in the tab, and it is not known yet whether it is this person's: nothing of it is shown. */
  readonly isHeldBack: boolean;
  readonly step: RegistryFormStep;
  /** Where the step stands among all, from 1. */
  readonly place: number;
  readonly places: number;
  readonly form: RegistryForm;
  /** What is told to be wrong, of the fields of this step. */
  readonly problems: Readonly<Partial<Record<RegistryFormField, RegistryFieldProblem>>>;
  readonly greetingCount: GreetingCount;
  readonly beginning: BeginningStep;
  /** What the market offers, in its order. */
  readonly events: ReadonlyArray<EventType>;
  readonly regions: ReadonlyArray<Region>;
  /** The first and the last day that an event may be on. */
  readonly earliest: CalendarDay;
  readonly latest: string;
  /** Grows each time the first field that is wrong must be looked at. */
  readonly lookAgain: number;
  /** How often a step took the place of another. */
  readonly turned: number;
}

/** Begins a registry, once for a key; one answer, then the end. */
export type BeginOne = (form: RegistryForm, key: IdempotencyKey) => Observable<E.Either<NotBegun, BegunRegistry>>;

/** What the stream stands on. */
export interface NewRegistryParts {
  readonly site: Site;
  readonly clock: Clock;
  readonly memory: NewRegistryMemory;
  readonly newKey: IO.IO<IdempotencyKey>;
  /** Who is signed in: a form that somebody else left in the tab is theirs no more to see, and the name stands in the form while no other is typed. Never fails. */
  readonly ownName$: Observable<OwnName>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  readonly log: Log;
}
