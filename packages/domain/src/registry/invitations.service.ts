import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { endOf } from '../account/index.ts';
import { countedLetter } from '../attempts/index.ts';
import type { GrId } from '../identity/index.ts';
import { letterOrigin } from '../mail/index.ts';
import type {
  CoRegistrant,
  Fault,
  Invitation,
  Invitations,
  LinkSpent,
  ListRefusal,
  Person,
  SignInNeeded,
  World,
} from '../ports/index.ts';
import { refuseInvitation } from './decide-invitation.ts';
import { decideJoining } from './decide-joining.ts';
import { mayManage } from './owner-call.service.ts';
import { ownerWrites, seenOr404 } from './owner-writes.service.ts';

const LINK_SPENT: LinkSpent = { _tag: 'LinkSpent' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

type Inviting = Pick<World, 'registries' | 'invitations' | 'accounts' | 'signInFailures' | 'letters' | 'clock' | 'log'>;

const coRegistrantOf = (owners: number, standing: O.Option<Invitation>): CoRegistrant => {
  if (owners > 1) return { _tag: 'Shared' };
  return O.isSome(standing)
    ? { _tag: 'Invited', email: standing.value.email, end: standing.value.end }
    : { _tag: 'Alone' };
};

/** Keeping a registry together (AUTH-06): an owner asks somebody by mail, and who holds the link of that letter takes the place with an account of one's own. */
export const invitations =
  (world: Inviting) =>
  (person: Person): Invitations => {
    const { registries, invitations: store, accounts, clock } = world;
    const { letIn } = ownerWrites(world, person);

    const read = (grId: GrId): TE.TaskEither<ListRefusal | Fault, CoRegistrant> =>
      F.pipe(
        registries.find(grId),
        TE.chainEitherKW(F.flow(seenOr404(person), E.chainW(mayManage('coRegistrant')))),
        TE.bindTo('seen'),
        TE.bindW('standing', () => store.standing(grId, clock.now())),
        TE.map(({ seen, standing }) => coRegistrantOf(seen.registry.owners.length, standing)),
      );

    return {
      coRegistrant: (grId) => letIn('coRegistrant', grId, () => read(grId)),

      invite: (grId, typed) =>
        letIn('invite', grId, (by) => {
          const email = typed.trim();
          const now = clock.now();
          return F.pipe(
            countedLetter(world)(now, person.networkAddress, email),
            TE.chainW(() =>
              store.offer(grId, now, (found, standing) =>
                F.pipe(
                  seenOr404(person)(found),
                  E.chainW(mayManage('invite')),
                  E.chainFirstW(({ registry: { owners } }) =>
                    F.pipe(
                      refuseInvitation(email, { owners: owners.length, isPending: O.isSome(standing) }),
                      O.matchW(() => E.right(undefined), E.left),
                    ),
                  ),
                  E.map(({ registry }) => ({
                    invitation: { email, by, end: endOf('invitation', now) },
                    letter: {
                      to: email,
                      site: person.site.id,
                      origin: letterOrigin(person.site, person.origin),
                      about: {
                        _tag: 'Invitation' as const,
                        grId,
                        from: registry.primaryFirstName,
                        eventName: registry.eventType.name,
                      },
                    },
                  })),
                ),
              ),
            ),
            TE.chainW(() => read(grId)),
          );
        }),

      revokeInvitation: (grId) =>
        letIn('revokeInvitation', grId, () =>
          F.pipe(
            read(grId),
            TE.chainW(() => store.revoke(grId)),
            TE.chainW(() => read(grId)),
          ),
        ),

      openInvitation: (token) =>
        F.pipe(
          store.find(token, clock.now()),
          TE.chainW(TE.fromOption(() => LINK_SPENT)),
          TE.chainW(registries.find),
          TE.chainW(TE.fromOption(() => LINK_SPENT)),
          TE.map(({ grId, eventType, eventDate, primaryFirstName, secondaryFirstName }) => ({
            registry: { grId, eventType, eventDate, primaryFirstName, secondaryFirstName },
            isLoggedIn: O.isSome(person.account),
          })),
        ),

      acceptInvitation: (token) =>
        F.pipe(
          person.account,
          TE.fromOption(() => SIGN_IN_NEEDED),
          TE.bindTo('account'),
          TE.bindW('known', ({ account }) =>
            F.pipe(accounts.find(account), TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED))),
          ),
          TE.chainW(({ account, known: { firstName, lastName } }) =>
            store.accept(
              token,
              clock.now(),
              F.flow(
                E.fromOption(() => LINK_SPENT),
                E.chainW((registry) => decideJoining(registry, { account, firstName, lastName })),
              ),
            ),
          ),
          TE.map(({ grId }) => grId),
        ),
    };
  };
