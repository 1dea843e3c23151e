import {
  createState,
  type Fault,
  type Invitations,
  type JoinRefusal,
  type LinkAlreadyUsed,
  type ObservableState,
  type OpenInvitation,
  parseLinkToken,
  paths,
  type SignInNeeded,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, of, type SchedulerLike, Subject, startWith, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { observed } from '../observe/observed.ts';

/** An invitation as the person who opened its link sees it. */
type InvitationModel =
  | { readonly _tag: 'Quiet' }
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'Spent' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Open';
      readonly invitation: OpenInvitation;
      readonly isAccepting: boolean;
      readonly problem: O.Option<SignInNeeded | JoinRefusal | Fault>;
      /** This page's path, to return to after signing in. */
      readonly here: string;
    };

/** Accepts an invitation to be co-registrant. */
export interface InvitationStream {
  readonly model: ObservableState<InvitationModel>;
  readonly accept: () => void;
  readonly reload: () => void;
}

interface InvitationDependencies {
  readonly invitations: Pick<Invitations, 'openInvitation' | 'acceptInvitation'>;
  /** The secret of the link, as it came with the address. */
  readonly token: unknown;
  /** Opens a page of this site by a full page load. */
  readonly leaveTo: (path: string) => void;
  readonly scheduler: SchedulerLike;
}

const SPENT: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };

/** The stream of the invitation page. Only accepting uses the invitation up. */
export const invitationStream = ({
  invitations,
  token: raw,
  leaveTo,
  scheduler,
}: InvitationDependencies): InvitationStream => {
  const token = typeof raw === 'string' ? parseLinkToken(raw) : O.none;
  const here = O.match(() => paths.home, paths.invitation)(token);
  const cell = createState<InvitationModel>({ _tag: 'Quiet' });
  const again$ = new Subject<void>();
  const accept$ = new Subject<void>();

  const look$ = defer(() =>
    O.isSome(token) ? invitations.openInvitation(token.value)() : Promise.resolve(E.left(SPENT)),
  ).pipe(
    switchMap((answer): Array<InvitationModel> => {
      if (E.isRight(answer))
        return [{ _tag: 'Open', invitation: answer.right, isAccepting: false, problem: O.none, here }];
      return [answer.left._tag === 'LinkAlreadyUsed' ? { _tag: 'Spent' } : { _tag: 'Failed', fault: answer.left }];
    }),
    delayedLoading<InvitationModel>({ _tag: 'Looking' }, scheduler),
  );
  const visit$ = again$.pipe(
    startWith(undefined),
    switchMap(() => look$),
    tap(cell.set),
  );

  const change = (to: Partial<Extract<InvitationModel, { readonly _tag: 'Open' }>>): void => {
    if (cell.value._tag === 'Open') cell.set({ ...cell.value, ...to });
  };
  accept$
    .pipe(
      exhaustMap(() => {
        change({ isAccepting: true, problem: O.none });
        return O.isSome(token) ? defer(invitations.acceptInvitation(token.value)) : of(E.left(SPENT));
      }),
      tap((answer) => {
        if (E.isRight(answer)) leaveTo(paths.registrantList(answer.right));
        else if (answer.left._tag === 'LinkAlreadyUsed') cell.set({ _tag: 'Spent' });
        else change({ isAccepting: false, problem: O.some(answer.left) });
      }),
    )
    .subscribe();

  return {
    model: observed(cell, visit$),
    accept: () => accept$.next(),
    reload: () => again$.next(),
  };
};
