import type {
  BeginRefusal,
  CalendarDay,
  Clock,
  CreatedRegistry,
  EventType,
  Fault,
  GreetingCount,
  GrId,
  IdempotencyKey,
  KeyRefusal,
  Log,
  MarketRules,
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

/** A step of the page: one of the form, or `account` for a visitor without one. */
export type NewRegistryStep = RegistryFormStep | 'account';

/** The state that is stored for a reload of the page. */
export interface StoredNewRegistry {
  readonly step: NewRegistryStep;
  /** The form's text, as typed. */
  readonly form: RegistryForm;
  /** Forms that may have created a registry although no answer came. */
  readonly unconfirmed: O.Option<UnconfirmedCreation>;
  /** The email of the account that filled it in; none for a visitor, or while unknown. */
  readonly whose: O.Option<string>;
  /** The address to which the email was sent that creates a visitor's account and registry. */
  readonly sentTo: O.Option<string>;
}

/** The key of forms that were sent without an answer: at most one of them created a registry (CART-08). */
export interface UnconfirmedCreation {
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
export type NotCreated = BeginRefusal | KeyRefusal | Fault;

export type CreationState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Creating' }
  /** The registry was created, and its list is being opened. */
  | { readonly _tag: 'Created' }
  /** An earlier, unanswered request had created it; later edits of these fields are not in it. */
  | { readonly _tag: 'CreatedEarlier'; readonly grId: GrId; readonly unsavedFields: ReadonlyArray<RegistryFormField> }
  | { readonly _tag: 'NotCreated'; readonly reason: NotCreated };

/** The form that begins a registry, one step of it at a time (HOME-01). */
export interface NewRegistryModel {
  readonly market: MarketRules;
  /** True while it is unknown whether a stored form belongs to this person; it is hidden until then. */
  readonly isFormHidden: boolean;
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
  readonly creation: CreationState;
  /** The events that the market offers, in order. */
  readonly events: ReadonlyArray<EventType>;
  readonly regions: ReadonlyArray<Region>;
  /** The first and the last day that an event may be on. */
  readonly earliest: CalendarDay;
  readonly latest: string;
  /** Increases each time the first invalid field is to be focused. */
  readonly focusRequests: number;
  /** Counts step changes; the heading gets the focus on each. */
  readonly stepChanges: number;
}

/** A field of the account that a visitor creates; the name is taken from the registry's form. */
export type OwnAccountField = Extract<NewAccountField, 'email' | 'password'>;

/** Why no account was requested. */
export type AccountNotRequested = NewAccountRefusal | RegistryFormInvalid | Fault;

/** Requests an account, with which the registry begins once the email is confirmed; emits one answer. */
type RequestAccount = (account: NewAccount, form: RegistryForm) => Observable<E.Either<AccountNotRequested, void>>;

/** Creates a registry; repeating it under the same key has no second effect. Emits one answer. */
export type CreateRegistry = (
  form: RegistryForm,
  key: IdempotencyKey,
) => Observable<E.Either<NotCreated, CreatedRegistry>>;

export interface NewRegistryDependencies {
  readonly site: Site;
  readonly clock: Clock;
  readonly memory: NewRegistryMemory;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly requestAccount: RequestAccount;
  /** The signed-in person, if any: a form stored by somebody else is cleared, and the name is filled in unless one was typed. Never fails. */
  readonly ownName$: Observable<O.Option<OwnName>>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  readonly log: Log;
}
