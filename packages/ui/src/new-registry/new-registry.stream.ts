import {
  type BegunRegistry,
  type Clock,
  formSteps,
  greetingField,
  type IdempotencyKey,
  type Live,
  type Log,
  liveCell,
  paths,
  type RegistryForm,
  type RegistryFormField,
  type RegistryFormProblem,
  type Site,
  stepOf,
  today,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { defer, exhaustMap, filter, ignoreElements, map, merge, type Observable, Subject, share, tap } from 'rxjs';
import { isUncertain } from '../deed/index.ts';
import { type KeptNewRegistry, type NewRegistryMemory, NO_NEW_REGISTRY } from './new-registry-memory.ts';
import type { NewRegistryModel, NotBegun } from './new-registry-model.ts';
import { type NewRegistryState, newRegistryComposer, problemsNow, untouched } from './new-registry-state.ts';
import { type OwnName, withOwnName } from './own-name.ts';

/** Begins a registry, once for a key; one answer, then the end. */
export type BeginOne = (form: RegistryForm, key: IdempotencyKey) => Observable<E.Either<NotBegun, BegunRegistry>>;

/** Beginning a registry, step by step (HOME-01). */
export interface NewRegistryStream {
  readonly model: Live<NewRegistryModel>;
  readonly edit: (field: RegistryFormField, text: string) => void;
  /** The greeting's field was left: it holds what would be kept. */
  readonly leaveGreeting: () => void;
  /** To the next step where this one is right; from the last one the registry is begun. */
  readonly next: () => void;
  readonly back: () => void;
}

/** What the stream stands on. */
export interface NewRegistryParts {
  readonly site: Site;
  readonly clock: Clock;
  readonly memory: NewRegistryMemory;
  readonly newKey: IO.IO<IdempotencyKey>;
  /** The name of who is signed in; stands in the form while no other is typed. Never fails. */
  readonly ownName$: Observable<OwnName>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  readonly log: Log;
}

const sameForm = (one: RegistryForm, other: RegistryForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The stream over one way to begin; `newRegistryStream` is the same over the ports. */
export const newRegistryStreamOf = (begin: BeginOne, parts: NewRegistryParts): NewRegistryStream => {
  const { site, clock, memory, newKey, ownName$, goTo, log } = parts;
  const day = () => today(clock.now());
  const compose = newRegistryComposer(site, day);
  const cell = liveCell(untouched(O.getOrElse(() => NO_NEW_REGISTRY)(memory.read())));
  const submitted$ = new Subject<void>();
  const update = (change: Partial<NewRegistryState>): void => cell.set({ ...cell.value, ...change });
  const keep = (change: Partial<KeptNewRegistry>): void => {
    update({ kept: { ...cell.value.kept, ...change } });
    memory.keep(cell.value.kept)();
  };
  const turnTo = (step: KeptNewRegistry['step'] | undefined): void => {
    if (step === undefined || step === cell.value.kept.step) return;
    keep({ step });
    update({ isChecked: false, turned: cell.value.turned + 1 });
  };
  const lookAgain = (change: Partial<NewRegistryState>): void =>
    update({ ...change, lookAgain: cell.value.lookAgain + 1 });

  /** The key for this form: the same again until it is known whether it began a registry (CART-08). */
  const keyFor = (form: RegistryForm): IdempotencyKey => {
    const { unsettled } = cell.value.kept;
    if (O.isSome(unsettled) && sameForm(unsettled.value.form, form)) return unsettled.value.key;
    const key = newKey();
    keep({ unsettled: O.some({ key, form }) });
    return key;
  };

  const refuse = (reason: NotBegun): void => {
    log.write({ level: 'warning', tag: 'registry-not-begun', data: { reason: reason._tag } })();
    if (!isUncertain(reason)) keep({ unsettled: O.none });
    update({ beginning: { _tag: 'NotBegun', reason } });
    if (reason._tag === 'SignInNeeded') goTo(paths.signInRedirect(paths.newRegistry));
    if (reason._tag !== 'RegistryFormInvalid') return;
    turnTo(stepOf(reason.field));
    lookAgain({ refused: O.some(reason) });
  };

  const begin$ = defer(() => {
    const { form } = cell.value.kept;
    update({ beginning: { _tag: 'Beginning' } });
    return begin(form, keyFor(form)).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) return refuse(answer.left);
        memory.keep(NO_NEW_REGISTRY)();
        update({ beginning: { _tag: 'Begun' } });
        goTo(paths.newRegistrantList(answer.right.grId));
      }),
    );
  });
  const isBusy = (): boolean => ['Beginning', 'Begun'].includes(cell.value.beginning._tag);
  const named$ = ownName$.pipe(
    filter(() => !isBusy()),
    tap((name) => keep({ form: withOwnName(cell.value.kept.form, name) })),
  );
  const work$ = merge(submitted$.pipe(exhaustMap(() => begin$)), named$).pipe(ignoreElements(), share());
  const neighbour = (by: 1 | -1) => formSteps[formSteps.indexOf(cell.value.kept.step) + by];

  return {
    model: {
      get value() {
        return compose(cell.value);
      },
      changes$: merge(cell.changes$.pipe(map(compose)), work$),
    },
    edit: (field, text) => {
      if (isBusy()) return;
      const { form } = cell.value.kept;
      keep({ form: { ...form, [field]: field === 'greeting' ? greetingField.type(form.greeting, text) : text } });
      const refused = O.filter<RegistryFormProblem>((its) => its.field !== field)(cell.value.refused);
      update({ beginning: { _tag: 'Idle' }, refused });
    },
    leaveGreeting: () => {
      const { form } = cell.value.kept;
      if (!isBusy()) keep({ form: { ...form, greeting: greetingField.blur(form.greeting) } });
    },
    next: () => {
      if (isBusy()) return;
      if (problemsNow(site, day(), cell.value).length > 0) return lookAgain({ isChecked: true });
      const following = neighbour(1);
      if (following === undefined) submitted$.next();
      else turnTo(following);
    },
    back: () => {
      if (!isBusy()) turnTo(neighbour(-1));
    },
  };
};
