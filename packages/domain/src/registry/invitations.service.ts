import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { endOf, invitationLimit } from '../account/index.ts';
import { limitedLetter } from '../attempts/index.ts';
import type { AccountId, GrId } from '../identity/index.ts';
import { type Letter, type LetterSubject, letterOrigin } from '../mail/index.ts';
import type {
  CoRegistrant,
  Fault,
  Invitation,
  Invitations,
  KeptTogether,
  LinkAlreadyUsed,
  ListRefusal,
  Person,
  SignInNeeded,
  Unavailable,
  World,
} from '../ports/index.ts';
import { keptMailAddress } from '../text/index.ts';
import { MOST_OWNERS, refuseInvitation } from './decide-invitation.ts';
import { joining } from './joining.service.ts';
import { canManage } from './owner-call.service.ts';
import { ownerWrites, seenOr404 } from './owner-writes.service.ts';
import type { Registry } from './registry.ts';

const LINK_SPENT: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

type Inviting = Pick<World, 'registries' | 'invitations' | 'accounts' | 'signInFailures' | 'letters' | 'clock' | 'log'>;

const askedOf = (standing: O.Option<Invitation>): CoRegistrant =>
  F.pipe(
    standing,
    O.match(
      (): CoRegistrant => ({ _tag: 'Alone' }),
      ({ email, end, isUndelivered }) => ({ _tag: 'Invited', email, end, isUndelivered }),
    ),
  );

/** Keeping a registry together (AUTH-06): an owner asks somebody by mail, and who holds the link of that letter takes the place with an account of one's own. */
export const invitations =
  (world: Inviting) =>
  (person: Person): Invitations => {
    const { registries, invitations: store, accounts, clock } = world;
    const { letIn } = ownerWrites(world, person);

    const isMine = (owner: AccountId): boolean => O.isSome(person.account) && person.account.value === owner;
    const otherOf = (owners: ReadonlyArray<AccountId>): TE.TaskEither<Unavailable, O.Option<KeptTogether>> =>
      F.pipe(
        O.fromNullable(owners.find((owner) => !isMine(owner))),
        O.match(() => TE.right(O.none), accounts.find),
        TE.map(O.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }))),
      );

    const read = (grId: GrId): TE.TaskEither<ListRefusal | Fault, CoRegistrant> =>
      F.pipe(
        registries.find(grId),
        TE.chainEitherKW(F.flow(seenOr404(person), E.chainW(canManage('coRegistrant')))),
        TE.chainW(({ registry: { owners } }) =>
          owners.length < MOST_OWNERS
            ? F.pipe(store.standing(grId, clock.now()), TE.map(askedOf))
            : F.pipe(
                otherOf(owners),
                TE.map((other): CoRegistrant => ({ _tag: 'Shared', other })),
              ),
        ),
      );

    const letterOf = (to: string, about: LetterSubject): Letter => ({
      to,
      site: person.site.id,
      origin: letterOrigin(person.site, person.origin),
      about,
    });
    const letterTo = (to: string, { grId, primaryFirstName, eventType }: Registry): Letter =>
      letterOf(to, { _tag: 'Invitation', grId, from: primaryFirstName, eventName: eventType.name });
    const isOfThisMarket = ({ market }: Pick<Registry, 'market'>): boolean => market === person.site.market;

    return {
      coRegistrant: (grId) => letIn('coRegistrant', grId, () => read(grId)),

      invite: (grId, typed) =>
        letIn('invite', grId, (by) => {
          const email = keptMailAddress(typed);
          const now = clock.now();
          const decideFor = (own: string) => (found: O.Option<Registry>, standing: O.Option<Invitation>) =>
            F.pipe(
              seenOr404(person)(found),
              E.chainW(canManage('invite')),
              E.chainFirstW(({ registry: { owners } }) =>
                F.pipe(
                  refuseInvitation(email, { owners: owners.length, isPending: O.isSome(standing), own }),
                  O.matchW(() => E.right(undefined), E.left),
                ),
              ),
              E.map(({ registry }) => ({
                invitation: { email, by, end: endOf('invitation', now), isUndelivered: false },
                letter: letterTo(email, registry),
              })),
            );
          return F.pipe(
            accounts.find(by),
            TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED)),
            TE.map(({ email: own }) => decideFor(own)),
            TE.bindTo('decide'),
            TE.bindW('found', () => registries.find(grId)),
            TE.bindW('standing', () => store.standing(grId, now)),
            // Only a letter that would be sent is counted, and on who sends it: nobody can use up what others may be sent.
            TE.chainFirstEitherKW(({ decide, found, standing }) => decide(found, standing)),
            TE.chainFirstW(() => limitedLetter(world)(now, person.networkAddress, [invitationLimit(by)])),
            TE.chainW(({ decide }) => store.offer(by, grId, now, decide)),
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
          TE.map(O.filter(isOfThisMarket)),
          TE.chainW(TE.fromOption(() => LINK_SPENT)),
          TE.map(({ grId, eventType, eventDate, primaryFirstName, secondaryFirstName, owners }) => ({
            registry: { grId, eventType, eventDate, primaryFirstName, secondaryFirstName },
            isLoggedIn: O.isSome(person.account),
            isOwn: owners.some(isMine),
          })),
        ),

      acceptInvitation: joining(world, person, { isOfThisMarket, letterOf }),
    };
  };
