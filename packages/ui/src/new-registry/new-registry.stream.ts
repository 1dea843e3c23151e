import {
  type Account,
  type CreatedRegistry,
  createState,
  type Directory,
  formSteps,
  type GrId,
  greetingField,
  type NewAccount,
  newAccountProblems,
  type ObservableState,
  paths,
  type RegistryForm,
  type RegistryFormField,
  type RegistryFormProblem,
  sameMailAddress,
  stepFields,
  stepOf,
  today,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, merge, type SchedulerLike, Subject, takeUntil, tap } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';
import { mayHaveSucceeded, type Sent, sendOrRecover } from '../mutation/index.ts';
import { derived, observed } from '../observe/observed.ts';
import {
  type AccountNotRequested,
  type CreateRegistry,
  type NewRegistryDependencies,
  type NewRegistryModel,
  NO_NEW_REGISTRY,
  type NotCreated,
  type OwnAccountField,
  type StoredNewRegistry,
  type UnconfirmedCreation,
} from './new-registry-model.ts';
import {
  initialState,
  type NewRegistryState,
  newRegistryComposer,
  problemsNow,
  stepsOf,
} from './new-registry-state.ts';
import { type OwnName, ownName, withOwnName } from './own-name.ts';

/** The outcome of sending a form: its registry, that of an earlier form sent under the same key, or none. */
type SentForm = Sent<RegistryForm, NotCreated, CreatedRegistry>;

/** The fields in which two forms differ, in order. */
const differingFields = (one: RegistryForm, other: RegistryForm): ReadonlyArray<RegistryFormField> =>
  formSteps.flatMap(stepFields).filter((field) => one[field] !== other[field]);

const sameForm = (one: RegistryForm, other: RegistryForm): boolean => differingFields(one, other).length === 0;

/** The forms that differ from this one. */
const otherForms = (forms: ReadonlyArray<RegistryForm>, form: RegistryForm): ReadonlyArray<RegistryForm> =>
  forms.filter((one) => !sameForm(one, form));

/** Creates a registry, step by step (HOME-01). */
export interface NewRegistryStream {
  readonly model: ObservableState<NewRegistryModel>;
  /** The account that a visitor makes on the last step. */
  readonly account: FormStream<OwnAccountField, AccountNotRequested>;
  readonly edit: (field: RegistryFormField, text: string) => void;
  /** Normalizes the greeting when its field is left. */
  readonly leaveGreeting: () => void;
  /** Goes to the next step if this one is valid; creates the registry from the last one. */
  readonly next: () => void;
  readonly back: () => void;
  /** Opens the registry that an earlier request had created. */
  readonly openBegun: () => void;
}

/** Creates the stream over a function that creates a registry; `newRegistryStream` does the same over the ports. */
export const newRegistryStreamOf = (
  begin: CreateRegistry,
  dependencies: NewRegistryDependencies,
): NewRegistryStream => {
  const { site, clock, memory, newKey, ownName$, requestAccount, goTo, log } = dependencies;
  const day = () => today(clock);
  const compose = newRegistryComposer(site, day);
  const cell = createState(initialState(O.getOrElse(() => NO_NEW_REGISTRY)(memory.read())));
  const submitted$ = new Subject<void>();
  /** Emits when a different person signs in: the pending outcome of the former person's form is ignored. */
  const others$ = new Subject<void>();
  const update = (change: Partial<NewRegistryState>): void => cell.set({ ...cell.value, ...change });
  const keep = (change: Partial<StoredNewRegistry>): void => {
    update({ stored: { ...cell.value.stored, ...change } });
    memory.keep(cell.value.stored)();
  };
  const turnTo = (step: StoredNewRegistry['step'] | undefined): void => {
    if (step === undefined || step === cell.value.stored.step) return;
    keep({ step });
    update({ isChecked: false, stepChanges: cell.value.stepChanges + 1 });
  };
  const requestFocus = (change: Partial<NewRegistryState>): void =>
    update({ ...change, focusRequests: cell.value.focusRequests + 1 });

  const open = (grId: GrId): void => {
    memory.keep(NO_NEW_REGISTRY)();
    update({ creation: { _tag: 'Created' } });
    goTo(paths.newRegistrantList(grId));
  };

  const refuse = (reason: NotCreated, before: O.Option<UnconfirmedCreation>): void => {
    log.write({ level: 'warning', tag: 'registry.creation-failed', data: { reason: reason._tag } })();
    if (!mayHaveSucceeded(reason)) keep({ unconfirmed: reason._tag === 'IdempotencyKeyReused' ? O.none : before });
    update({ creation: { _tag: 'NotCreated', reason } });
    if (reason._tag === 'SignInNeeded') goTo(paths.signInRedirect(paths.newRegistry));
    if (reason._tag !== 'RegistryFormInvalid') return;
    turnTo(stepOf(reason.field));
    requestFocus({ refused: O.some(reason) });
  };

  /** If the form was edited after it was sent, the differences are shown until the person continues. */
  const find = (grId: GrId, { request: createdWith }: SentForm): void => {
    const unsavedFields = differingFields(cell.value.stored.form, createdWith);
    if (unsavedFields.length === 0) open(grId);
    else update({ creation: { _tag: 'CreatedEarlier', grId, unsavedFields }, stepChanges: cell.value.stepChanges + 1 });
  };

  /** Sends the form; the key stays the same until its outcome is known, even if the form is edited (CART-08). */
  const begin$ = defer(() => {
    const { form, unconfirmed: before } = cell.value.stored;
    const { key, forms } = O.getOrElse((): UnconfirmedCreation => ({ key: newKey(), forms: [] }))(before);
    const earlier = otherForms(forms, form);
    keep({ unconfirmed: O.some({ key, forms: [...earlier, form] }) });
    update({ creation: { _tag: 'Creating' } });
    return sendOrRecover((one) => begin(one, key), form, earlier).pipe(
      tap((sent) => {
        if (E.isLeft(sent.answer)) refuse(sent.answer.left, before);
        else find(sent.answer.right.grId, sent);
      }),
    );
  });
  const isBusy = (): boolean =>
    cell.value.isFormHidden || ['Creating', 'Created', 'CreatedEarlier'].includes(cell.value.creation._tag);
  const clear = (): void => {
    others$.next();
    update({ stored: NO_NEW_REGISTRY, isChecked: false, refused: O.none, creation: { _tag: 'Idle' } });
    memory.keep(NO_NEW_REGISTRY)();
  };
  /** A form that a visitor filled in is kept for the person who signs in on this tab. */
  const named$ = ownName$.pipe(
    tap((own) => {
      const { stored, creation } = cell.value;
      if (creation._tag === 'Created' || creation._tag === 'CreatedEarlier') return;
      const email = O.map(({ email }: OwnName) => sameMailAddress(email))(own);
      // Confirming the email, here or elsewhere, has created the registry.
      if (O.isSome(email) && O.exists((to: string) => to === email.value)(stored.sentTo)) {
        clear();
        return goTo(paths.ownRegistries);
      }
      const isOthers = O.exists((whose: string) => !O.exists((one: OwnName) => one.email === whose)(own))(stored.whose);
      if (isOthers) clear();
      update({ isFormHidden: false, isVisitor: O.isNone(own) });
      if (O.isNone(own)) return;
      if (cell.value.stored.step === 'account') keep({ step: 'extras' });
      keep({ whose: O.some(own.value.email), sentTo: O.none });
      if (cell.value.creation._tag === 'Idle') keep({ form: withOwnName(cell.value.stored.form, own.value) });
    }),
  );
  const asAccount = (typed: Readonly<Record<OwnAccountField, string>>): NewAccount => {
    const { primaryFirstName, primaryLastName } = cell.value.stored.form;
    return { ...typed, firstName: primaryFirstName, lastName: primaryLastName };
  };
  const accountForm = formStream<OwnAccountField, AccountNotRequested, void>({
    empty: { email: '', password: '' },
    problemsOf: (typed) =>
      newAccountProblems(asAccount(typed)).flatMap((field) =>
        field === 'email' || field === 'password' ? [field] : [],
      ),
    send: (typed) =>
      requestAccount(asAccount(typed), cell.value.stored.form).pipe(
        tap((answer) => {
          if (E.isRight(answer)) keep({ sentTo: O.some(sameMailAddress(typed.email)) });
          else if (answer.left._tag === 'RegistryFormInvalid') {
            turnTo(stepOf(answer.left.field));
            requestFocus({ refused: O.some(answer.left) });
          }
        }),
      ),
    fieldOf: ({ _tag }) => {
      if (_tag === 'EmailInvalid') return O.some('email');
      return _tag === 'PasswordTooShort' || _tag === 'PasswordTooCommon' ? O.some('password') : O.none;
    },
  });
  const effects$ = merge(submitted$.pipe(exhaustMap(() => begin$.pipe(takeUntil(others$)))), named$);
  const neighbour = (by: 1 | -1) => {
    const steps = stepsOf(cell.value);
    return steps[steps.indexOf(cell.value.stored.step) + by];
  };

  return {
    model: observed(
      derived([cell], () => compose(cell.value)),
      effects$,
    ),
    account: accountForm,
    edit: (field, text) => {
      if (isBusy()) return;
      const { form } = cell.value.stored;
      keep({ form: { ...form, [field]: field === 'greeting' ? greetingField.type(form.greeting, text) : text } });
      const refused = O.filter<RegistryFormProblem>((form) => form.field !== field)(cell.value.refused);
      update({ creation: { _tag: 'Idle' }, refused });
    },
    leaveGreeting: () => {
      const { form } = cell.value.stored;
      if (!isBusy()) keep({ form: { ...form, greeting: greetingField.blur(form.greeting) } });
    },
    next: () => {
      if (isBusy()) return;
      if (problemsNow(site.marketRules, day(), cell.value).length > 0) return requestFocus({ isChecked: true });
      const following = neighbour(1);
      if (cell.value.stored.step === 'account') accountForm.submit();
      else if (following === undefined) submitted$.next();
      else turnTo(following);
    },
    back: () => {
      if (!isBusy()) turnTo(neighbour(-1));
    },
    openBegun: () => {
      const { creation } = cell.value;
      if (creation._tag === 'CreatedEarlier') open(creation.grId);
    },
  };
};

export const newRegistryStream = ({
  directory,
  account,
  scheduler,
  ...dependencies
}: Omit<NewRegistryDependencies, 'ownName$' | 'requestAccount'> & {
  readonly directory: Pick<Directory, 'begin'>;
  readonly account: Pick<Account, 'create' | 'profile'>;
  readonly scheduler: SchedulerLike;
}): NewRegistryStream =>
  newRegistryStreamOf((form, key) => defer(directory.begin(form, O.some(key))), {
    ...dependencies,
    requestAccount: (requested, registry) =>
      defer(account.create({ account: requested, returnAddress: O.some(paths.newRegistry), registry })),
    ownName$: ownName(account, dependencies.log, scheduler),
  });
