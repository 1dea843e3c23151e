import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import type { GrId } from '../identity/index.ts';
import { type OwnerCommand, ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  Dependencies,
  HeldGifts,
  ListRefusal,
  Person,
  RegistryNotFound,
  Thanks,
  ThanksChange,
} from '../ports/index.ts';
import { ownersRevisionOf } from '../registry/index.ts';
import { decideThanks } from './decide-thanks.ts';
import { giftsOwnersSee } from './gifts-owners-see.ts';
import { decideNote } from './thank-you-note.ts';
import type { GiftId, ThankYouMark, ThankYouRow } from './thank-you-row.ts';

/** The resulting marks of the named gifts. */
const namedAfter = (
  gifts: ReadonlyArray<ThankYouRow>,
  named: ReadonlyArray<GiftId>,
  marks: ReadonlyArray<ThankYouMark>,
): ReadonlyArray<ThankYouMark> => {
  const [ids, marked] = [new Set(named), new Map(marks.map((mark) => [mark.id, mark]))];
  return gifts
    .filter(({ id }) => ids.has(id))
    .map(({ id, isThanked, note }) => marked.get(id) ?? { id, isThanked, note });
};

/** The gifts of a registry and its owners' thanks for them, for one person (THX-01); denied calls are logged (ANA-02). */
export const thanks =
  (dependencies: Dependencies) =>
  (person: Person): Thanks => {
    const { authorizeOwner, patchOf, findNamed } = ownerCommands(dependencies, person);

    /** The gifts, if this person owns the registry. */
    const owned = (held: O.Option<HeldGifts>): E.Either<ListRefusal, HeldGifts> =>
      F.pipe(
        held,
        E.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' })),
        E.chainFirstW(({ registry }) =>
          F.pipe(requireVisible(person)(O.some(registry)), E.chainW(authorize('openThankYouManager'))),
        ),
        E.map((held) => giftsOwnersSee(held, today(dependencies.clock.now()))),
      );

    /** Stores marks and returns those of the named gifts; reads the ledger once. */
    const write = <R extends { readonly _tag: string }>(
      call: OwnerCommand,
      grId: GrId,
      named: ReadonlyArray<GiftId>,
      decide: (gifts: ReadonlyArray<ThankYouRow>) => E.Either<R, ReadonlyArray<ThankYouMark>>,
    ) =>
      authorizeOwner(call, grId, () =>
        F.pipe(
          dependencies.thanks.change(grId, (held) =>
            F.pipe(
              owned(held),
              E.chainW(({ gifts }) =>
                F.pipe(
                  decide(gifts),
                  E.map((marks) => ({ marks, after: namedAfter(gifts, named, marks) })),
                ),
              ),
            ),
          ),
          TE.bindTo('kept'),
          TE.bindW('found', () => findNamed(grId, [])),
          TE.map(
            ({ kept: { event, after }, found: { registry } }): ThanksChange => ({
              version: event.version,
              patch: patchOf(registry, event),
              gifts: after,
            }),
          ),
        ),
      );

    return {
      readGifts: (grId) =>
        authorizeOwner('readGifts', grId, () =>
          F.pipe(
            dependencies.thanks.find(grId),
            TE.chainEitherKW(owned),
            TE.map(({ registry, gifts }) => ({ version: ownersRevisionOf(registry).version, gifts })),
          ),
        ),
      markThanked: (grId, ids, isThanked) =>
        write('markThanked', grId, ids, (gifts) => decideThanks(gifts, ids, isThanked)),
      writeNote: (grId, id, edit) => write('writeNote', grId, [id], (gifts) => decideNote(gifts, id, edit)),
    };
  };
