import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize, linkExpiry } from '../account/index.ts';
import type { AccountId, GrId } from '../identity/index.ts';
import { type Email, type EmailSubject, emailOrigin } from '../mail/index.ts';
import { ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  CoOwner,
  CoRegistrant,
  DecidedJoining,
  Dependencies,
  Fault,
  Invitation,
  Invitations,
  LinkAlreadyUsed,
  ListRefusal,
  Person,
  SignInNeeded,
  Unavailable,
} from '../ports/index.ts';
import { enforceEmailRateLimit, invitationLimit } from '../rate-limit/index.ts';
import type { Registry } from '../registry/index.ts';
import { storedMailAddress } from '../text/index.ts';
import { decideJoining, joiningEmail, MOST_OWNERS, refuseInvitation } from './invitation.ts';

const LINK_ALREADY_USED: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

type Inviting = Pick<
  Dependencies,
  'sites' | 'registries' | 'invitations' | 'accounts' | 'signInFailures' | 'emails' | 'clock' | 'log'
>;

const pendingOrNone = (pending: O.Option<Invitation>): CoRegistrant =>
  F.pipe(
    pending,
    O.match(
      (): CoRegistrant => ({ _tag: 'Alone' }),
      ({ email, end, isUndelivered }) => ({ _tag: 'Invited', email, end, isUndelivered }),
    ),
  );

/** The helpers that accepting shares with the other calls. */
interface Joins {
  readonly isOfThisMarket: (registry: Pick<Registry, 'market'>) => boolean;
  readonly emailOf: (to: string, about: EmailSubject) => Email;
}

/** Accepts an invitation: makes the account an owner, and emails the inviting owner who it was (AUTH-06). */
const joining =
  (
    { invitations: store, accounts, clock }: Pick<Dependencies, 'invitations' | 'accounts' | 'clock'>,
    person: Person,
    { isOfThisMarket, emailOf }: Joins,
  ): Invitations['acceptInvitation'] =>
  (token) =>
    F.pipe(
      person.account,
      TE.fromOption(() => SIGN_IN_NEEDED),
      TE.bindTo('account'),
      TE.bindW('known', ({ account }) =>
        F.pipe(accounts.find(account), TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED))),
      ),
      TE.chainW(({ account, known }) =>
        store.accept(
          account,
          token,
          clock.now(),
          F.flow(
            O.filter(isOfThisMarket),
            E.fromOption(() => LINK_ALREADY_USED),
            E.chainW((registry) =>
              F.pipe(
                decideJoining(registry, { account, firstName: known.firstName, lastName: known.lastName }),
                E.map(
                  (facts): DecidedJoining => ({
                    facts,
                    emailTo: (owner) =>
                      F.pipe(
                        joiningEmail(registry, known)(owner),
                        O.map((about) => emailOf(owner.email, about)),
                      ),
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
      TE.map(({ grId }) => grId),
    );

/** Invites a co-registrant (AUTH-06): an owner invites by email, and the holder of the link accepts with their own account. */
export const invitations =
  (dependencies: Inviting) =>
  (person: Person): Invitations => {
    const { registries, invitations: store, accounts, clock } = dependencies;
    const { authorizeOwner } = ownerCommands(dependencies, person);

    const isMine = (owner: AccountId): boolean => O.isSome(person.account) && person.account.value === owner;
    const otherOf = (owners: ReadonlyArray<AccountId>): TE.TaskEither<Unavailable, O.Option<CoOwner>> =>
      F.pipe(
        O.fromNullable(owners.find((owner) => !isMine(owner))),
        O.match(() => TE.right(O.none), accounts.find),
        TE.map(O.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }))),
      );

    const read = (grId: GrId): TE.TaskEither<ListRefusal | Fault, CoRegistrant> =>
      F.pipe(
        registries.find(grId),
        TE.chainEitherKW(F.flow(requireVisible(person), E.chainW(authorize('openSettings')))),
        TE.chainW(({ registry: { owners } }) =>
          owners.length < MOST_OWNERS
            ? F.pipe(store.pending(grId, clock.now()), TE.map(pendingOrNone))
            : F.pipe(
                otherOf(owners),
                TE.map((other): CoRegistrant => ({ _tag: 'Shared', other })),
              ),
        ),
      );

    const emailOf = (to: string, about: EmailSubject): Email => ({
      to,
      site: person.site.id,
      origin: emailOrigin(person.site, person.origin),
      about,
    });
    const emailTo = (to: string, { grId, primaryFirstName, eventType }: Registry): Email =>
      emailOf(to, { _tag: 'Invitation', grId, from: primaryFirstName, eventName: eventType.name });
    const isOfThisMarket = ({ market }: Pick<Registry, 'market'>): boolean => market === person.site.market;

    return {
      coRegistrant: (grId) => authorizeOwner('coRegistrant', grId, () => read(grId)),

      invite: (grId, typed) =>
        authorizeOwner('invite', grId, (by) => {
          const email = storedMailAddress(typed);
          const now = clock.now();
          const decideFor = (own: string) => (found: O.Option<Registry>, pending: O.Option<Invitation>) =>
            F.pipe(
              requireVisible(person)(found),
              E.chainW(authorize('openSettings')),
              E.chainFirstW(({ registry: { owners } }) =>
                F.pipe(
                  refuseInvitation(email, { owners: owners.length, isPending: O.isSome(pending), own }),
                  O.matchW(() => E.right(undefined), E.left),
                ),
              ),
              E.map(({ registry }) => ({
                invitation: { email, by, end: linkExpiry('invitation', now), isUndelivered: false },
                email: emailTo(email, registry),
              })),
            );
          return F.pipe(
            accounts.find(by),
            TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED)),
            TE.map(({ email: own }) => decideFor(own)),
            TE.bindTo('decide'),
            TE.bindW('found', () => registries.find(grId)),
            TE.bindW('pending', () => store.pending(grId, now)),
            // Only emails that would be sent count toward the limit, per sender, so that nobody can
            // use up somebody else's.
            TE.chainFirstEitherKW(({ decide, found, pending }) => decide(found, pending)),
            TE.chainFirstW(() =>
              enforceEmailRateLimit(dependencies)(now, person.networkAddress, [invitationLimit(by)]),
            ),
            TE.chainW(({ decide }) => store.offer(by, grId, now, decide)),
            TE.chainW(() => read(grId)),
          );
        }),

      revokeInvitation: (grId) =>
        authorizeOwner('revokeInvitation', grId, () =>
          F.pipe(
            read(grId),
            TE.chainW(() => store.revoke(grId)),
            TE.chainW(() => read(grId)),
          ),
        ),

      openInvitation: (token) =>
        F.pipe(
          store.find(token, clock.now()),
          TE.chainW(TE.fromOption(() => LINK_ALREADY_USED)),
          TE.chainW(registries.find),
          TE.map(O.filter(isOfThisMarket)),
          TE.chainW(TE.fromOption(() => LINK_ALREADY_USED)),
          TE.map(({ grId, eventType, eventDate, isPaused, primaryFirstName, secondaryFirstName, owners }) => ({
            registry: { grId, eventType, eventDate, isPaused, primaryFirstName, secondaryFirstName },
            isLoggedIn: O.isSome(person.account),
            isOwn: owners.some(isMine),
          })),
        ),

      acceptInvitation: joining(dependencies, person, { isOfThisMarket, emailOf }),
    };
  };
