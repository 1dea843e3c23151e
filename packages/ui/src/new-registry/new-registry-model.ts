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
  NewAccount,
  NewAccountField,
  NewAccountRefusal,
  Region,
  RegistryFieldProblem,
  RegistryForm,
  RegistryFormField,
  RegistryFormInvalid,
  RegistryFormStep,
  Site,
  VisibleTo,
} from '@gift-registry/domain';
import { type either as E, type io as IO, option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { OwnName } from './own-name.ts';

/** A step of the page: the form's, and for who has no account the account. */
export type NewRegistryStep = RegistryFormStep | 'account';

/** What is stored for a reload of the page. */
export interface StoredNewRegistry {
  readonly step: NewRegistryStep;
  /** As it was typed. */
  readonly form: RegistryForm;
  /** Forms that may have created a registry although no answer came. */
  readonly unconfirmed: O.Option<UnconfirmedBeginning>;
  /** The email of the account that filled it in; none for a visitor, or while unknown. */
  readonly whose: O.Option<string>;
  /** Where the email went with which a visitor makes account and registry. */
  readonly sentTo: O.Option<string>;
}

/** The key of forms that were sent without an answer: at most one of them created a registry (CART-08). */
export interface UnconfirmedBeginning {
  readonly key: IdempotencyKey;
  /** In the order they were sent, without repeats. */
  readonly forms: ReadonlyArray<RegistryForm>;
}

/** Driven port: stores the form for a new registry. Never fails: what cannot be stored is lost with the page. */
export interface NewRegistryMemory {
  /** None when nothing was stored, or it cannot be read. */
  readonly read: IO.IO<O.Option<StoredNewRegistry>>;
  readonly keep: (stored: StoredNewRegistry) => IO.IO<void>;
}

/** An empty form. */
export const BLANK_FORM: RegistryForm = {
  eventType: '',
  eventDate: '',
  primaryFirstName: '',
  primaryLastName: '',
  secondaryFirstName: '',
  secondaryLastName: '',
  visibility: '',
  greeting: '',
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
};

/** The initial state. */
export const NO_NEW_REGISTRY: StoredNewRegistry = {
  step: 'event',
  form: BLANK_FORM,
  unconfirmed: O.none,
  whose: O.none,
  sentTo: O.none,
};

/** Why a registry was not created. */
export type NotBegun = BeginRefusal | KeyRefusal | Fault;

/** The state of creating the registry. */
export type BeginningStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Beginning' }
  /** It was created, and its list is being opened. */
  | { readonly _tag: 'Begun' }
  /** An earlier, unanswered request had created it; later edits of these fields are not in it. */
  | { readonly _tag: 'BegunBefore'; readonly grId: GrId; readonly notTaken: ReadonlyArray<RegistryFormField> }
  | { readonly _tag: 'NotBegun'; readonly reason: NotBegun };

/** The form that begins a registry, one step of it at a time (HOME-01). */
export interface NewRegistryModel {
  readonly market: Market;
  /** A stored form is hidden until it is known whether it belongs to this person. */
  readonly isHeldBack: boolean;
  /** Whether nobody is signed in: then the last step makes an account. */
  readonly isVisitor: boolean;
  readonly step: NewRegistryStep;
  /** The step's number, from 1. */
  readonly place: number;
  readonly places: number;
  readonly form: RegistryForm;
  readonly visibility: VisibleTo;
  /** Problems of this step's fields, once they are shown. */
  readonly problems: Readonly<Partial<Record<RegistryFormField, RegistryFieldProblem>>>;
  readonly greetingCount: GreetingCount;
  readonly beginning: BeginningStep;
  /** The events that the market offers, in order. */
  readonly events: ReadonlyArray<EventType>;
  readonly regions: ReadonlyArray<Region>;
  /** The first and the last day that an event may be on. */
  readonly earliest: CalendarDay;
  readonly latest: string;
  /** Grows each time the first invalid field shall get the focus. */
  readonly lookAgain: number;
  /** Counts changes of the step. */
  readonly turned: number;
}

/** A field of the account that a visitor makes; the name is that of the form. */
export type OwnAccountField = Extract<NewAccountField, 'email' | 'password'>;

/** Why no account was requested. */
export type AccountNotRequested = NewAccountRefusal | RegistryFormInvalid | Fault;

/** Requests an account, with which the registry begins once the email is confirmed; emits one answer. */
type RequestAccount = (account: NewAccount, form: RegistryForm) => Observable<E.Either<AccountNotRequested, void>>;

/** Creates a registry, once for a key; emits one answer. */
export type BeginOne = (form: RegistryForm, key: IdempotencyKey) => Observable<E.Either<NotBegun, BegunRegistry>>;

export interface NewRegistryDependencies {
  readonly site: Site;
  readonly clock: Clock;
  readonly memory: NewRegistryMemory;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly requestAccount: RequestAccount;
  /** Who is signed in, if anybody: a form stored by another person is cleared, and the name is filled in where none was typed. Never fails. */
  readonly ownName$: Observable<O.Option<OwnName>>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  readonly log: Log;
}
