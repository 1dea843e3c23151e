import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Dependencies, Fault, HandoffOutcome, NoOtherSite, Person, SignInHandoffs } from '../ports/index.ts';
import { type CodedAddress, codedAddress, withoutOrigin } from './coded-address.ts';
import { continueAddress } from './continue-address.ts';
import type { ContinueRequest } from './continue-form.ts';
import { hostOf, redeemSignInHandoff, signInHandoffExpiry } from './sign-in-handoff.ts';

const NO_HANDOFF: HandoffOutcome = { isOurs: false, isSignedIn: false };

/** Continuing to the other brand's site and arriving there, for one browser (XB-03, XB-07). */
export const signInHandoffs =
  ({ signInHandoffs: handoffs, clock, ids }: Pick<Dependencies, 'signInHandoffs' | 'clock' | 'ids'>) =>
  ({ site, origin, account, session }: Person): SignInHandoffs => ({
    goOn: ({ intent, referrer }: ContinueRequest): TE.TaskEither<NoOtherSite | Fault, string> => {
      const code = ids.linkToken();
      return F.pipe(
        continueAddress({ site, here: origin, referrer, code: O.some(code) }, intent),
        TE.fromOption((): NoOtherSite | Fault => ({ _tag: 'NoOtherSite' })),
        TE.chainFirst((leadsTo) =>
          F.pipe(
            codedAddress(withoutOrigin(leadsTo)),
            O.match(
              () => TE.right<NoOtherSite | Fault, void>(undefined),
              ({ address }) =>
                handoffs.keep(code, {
                  host: hostOf(leadsTo),
                  address,
                  // A person who signed out meanwhile is not signed in, even if the browser
                  // still has a cookie.
                  session: F.pipe(
                    account,
                    O.chain(() => session.name),
                  ),
                  end: signInHandoffExpiry(clock.now()),
                }),
            ),
          ),
        ),
      );
    },
    arrive: ({ address, code }: CodedAddress): TE.TaskEither<Fault, HandoffOutcome> => {
      const now = clock.now();
      return F.pipe(
        code,
        O.match(
          () => TE.right(O.none),
          (token) => handoffs.take(token, now),
        ),
        TE.map((signInHandoff) =>
          redeemSignInHandoff(signInHandoff, { host: hostOf(origin), address, isSignedIn: O.isSome(account), now }),
        ),
        TE.chain(({ isOurs, signInBy }) =>
          O.isNone(signInBy)
            ? TE.right({ isOurs, isSignedIn: false })
            : F.pipe(
                session.carryOver(signInBy.value),
                TE.map((isBegun) => (isBegun ? { isOurs, isSignedIn: true } : NO_HANDOFF)),
              ),
        ),
      );
    },
  });
