import type { LinkToken, SignInHandoff, SignInHandoffStore } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';

/** Ways to the other brand's site, in memory; none yet. Sessions are told by name. */
export const memorySignInHandoffs = (isOpen: (session: string) => boolean): SignInHandoffStore => {
  const kept = new Map<LinkToken, SignInHandoff>();
  const stands = ({ session }: SignInHandoff): boolean => O.isNone(session) || isOpen(session.value);
  return {
    keep: (code, signInHandoff) =>
      TE.fromIO(() => {
        if (stands(signInHandoff)) kept.set(code, signInHandoff);
      }),
    take: (code) =>
      TE.fromIO(() => {
        const signInHandoff = O.filter(stands)(O.fromNullable(kept.get(code)));
        kept.delete(code);
        return signInHandoff;
      }),
  };
};
