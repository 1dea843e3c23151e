import {
  type CoRegistrant,
  createState,
  type Fault,
  type GrId,
  type Invitations,
  type InviteRefusal,
  isMailAddress,
  type ListRefusal,
  type ObservableState,
  storedMailAddress,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  Subject,
  skip,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';
import { observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

const isLoaded = (model: RegistryModel): model is Extract<RegistryModel, { readonly _tag: 'Loaded' }> =>
  model._tag === 'Loaded';

/** Emits each time the registry changes after the subscription. */
export const registryChanges = ({ model }: Pick<RegistryStream, 'model'>): Observable<unknown> =>
  defer(() =>
    model.changes$.pipe(
      startWith(model.value),
      filter(isLoaded),
      map(({ view }) => view.revisionId),
      distinctUntilChanged(),
      skip(1),
    ),
  );

/** The other registrant, as far as known. */
type CoRegistrantModel =
  | { readonly _tag: 'Quiet' }
  | { readonly _tag: 'Failed'; readonly reason: ListRefusal | Fault }
  | Extract<CoRegistrant, { readonly _tag: 'Shared' }>
  /** No invitation was sent; the form opens on request. */
  | { readonly _tag: 'Alone'; readonly isAsking: boolean }
  | {
      readonly _tag: 'Invited';
      readonly invited: Extract<CoRegistrant, { readonly _tag: 'Invited' }>;
      readonly isRevoking: boolean;
      readonly problem: O.Option<ListRefusal | Fault>;
    };

/** Invites a co-registrant. */
export interface CoRegistrantStream {
  readonly model: ObservableState<CoRegistrantModel>;
  readonly form: FormStream<'email', ListRefusal | InviteRefusal | Fault>;
  /** Shows the form. */
  readonly ask: () => void;
  readonly revoke: () => void;
  readonly reload: () => void;
}

interface CoRegistrantDependencies {
  readonly invitations: Pick<Invitations, 'coRegistrant' | 'invite' | 'revokeInvitation'>;
  readonly grId: GrId;
  /** Emits each time the registry changes: a person may have joined or left it (AUTH-06, LIVE-01). */
  readonly registryChanges$: Observable<unknown>;
}

const modelOf = (coRegistrant: CoRegistrant): CoRegistrantModel => {
  switch (coRegistrant._tag) {
    case 'Shared':
      return coRegistrant;
    case 'Alone':
      return { _tag: 'Alone', isAsking: false };
    case 'Invited':
      return { _tag: 'Invited', invited: coRegistrant, isRevoking: false, problem: O.none };
  }
};

/**
 * The co-registrant after the registry was read again. An open form stays open, and an invitation that is being
 * withdrawn stays until that is answered.
 */
const followed = (before: CoRegistrantModel, now: CoRegistrant): CoRegistrantModel => {
  if (before._tag === 'Invited' && before.isRevoking) return before;
  return before._tag === 'Alone' && now._tag === 'Alone' ? before : modelOf(now);
};

/** Creates the stream of one registry's co-registrant; it reads when first observed. */
export const coRegistrantStream = ({
  invitations,
  grId,
  registryChanges$,
}: CoRegistrantDependencies): CoRegistrantStream => {
  const cell = createState<CoRegistrantModel>({ _tag: 'Quiet' });
  const again$ = new Subject<void>();
  const revoke$ = new Subject<void>();

  const follow$ = registryChanges$.pipe(
    switchMap(() => defer(invitations.coRegistrant(grId))),
    tap((answer) => {
      if (E.isRight(answer)) cell.set(followed(cell.value, answer.right));
    }),
    ignoreElements(),
  );
  const read$ = concat(
    defer(() =>
      again$.pipe(
        startWith(undefined),
        switchMap(() => defer(invitations.coRegistrant(grId))),
        tap((answer) => cell.set(E.isRight(answer) ? modelOf(answer.right) : { _tag: 'Failed', reason: answer.left })),
        switchMap(() => EMPTY),
      ),
    ),
    NEVER,
  );

  const form = formStream({
    empty: { email: '' },
    problemsOf: ({ email }) => (isMailAddress(storedMailAddress(email)) ? [] : ['email']),
    send: ({ email }) => defer(invitations.invite(grId, storedMailAddress(email))),
    fieldOf: ({ _tag }) => (_tag === 'EmailInvalid' || _tag === 'OwnAddress' ? O.some('email') : O.none),
    onSucceeded: (coRegistrant: CoRegistrant) => cell.set(modelOf(coRegistrant)),
  });

  const revoking = (change: {
    readonly isRevoking: boolean;
    readonly problem: O.Option<ListRefusal | Fault>;
  }): void => {
    if (cell.value._tag === 'Invited') cell.set({ ...cell.value, ...change });
  };
  revoke$
    .pipe(
      exhaustMap(() => {
        revoking({ isRevoking: true, problem: O.none });
        return defer(invitations.revokeInvitation(grId));
      }),
      tap((answer) => {
        if (E.isLeft(answer)) revoking({ isRevoking: false, problem: O.some(answer.left) });
        else {
          cell.set(modelOf(answer.right));
          form.clear();
        }
      }),
    )
    .subscribe();

  return {
    model: observed(cell, read$, follow$),
    form,
    ask: () => cell.set({ _tag: 'Alone', isAsking: true }),
    revoke: () => revoke$.next(),
    reload: () => again$.next(),
  };
};
