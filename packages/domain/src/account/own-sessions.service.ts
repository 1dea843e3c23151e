import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { SessionId } from '../identity/index.ts';
import type { Account, Person, SignInNeeded } from '../ports/index.ts';
import { sessionsInOrder } from './open-session.ts';

/** Where one is signed in, and signing out there (AUTH-06). */
export const ownSessions = ({
  account,
  session,
}: Pick<Person, 'account' | 'session'>): Pick<Account, 'sessions' | 'endSession' | 'endOtherSessions'> => {
  const own = F.pipe(
    account,
    TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
  );
  const sessions = F.pipe(own, TE.chainW(session.all), TE.map(sessionsInOrder));
  const ending = (which: O.Option<SessionId>) =>
    F.pipe(
      own,
      TE.chainW((id) => session.endOther(id, which)),
      TE.chainW(() => sessions),
    );
  return { sessions, endSession: (id) => ending(O.some(id)), endOtherSessions: ending(O.none) };
};
