import type { Crossing, CrossingStore, LinkToken } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';

/** Ways to the other brand's site, in memory; none yet. Sessions are told by name. */
export const memoryCrossings = (isOpen: (session: string) => boolean): CrossingStore => {
  const kept = new Map<LinkToken, Crossing>();
  const stands = ({ session }: Crossing): boolean => O.isNone(session) || isOpen(session.value);
  return {
    keep: (code, crossing) =>
      TE.fromIO(() => {
        if (stands(crossing)) kept.set(code, crossing);
      }),
    take: (code) =>
      TE.fromIO(() => {
        const crossing = O.filter(stands)(O.fromNullable(kept.get(code)));
        kept.delete(code);
        return crossing;
      }),
  };
};
