import type {
  BeginRefusal,
  CalendarDay,
  EventType,
  Fault,
  GreetingCount,
  GrId,
  KeyRefusal,
  Market,
  Region,
  RegistryFieldProblem,
  RegistryForm,
  RegistryFormField,
  RegistryFormStep,
} from '@gift-registry/domain';

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
