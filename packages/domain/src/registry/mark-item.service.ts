import { either as E, function as F, taskEither as TE } from 'fp-ts';
import type { RegistryAction } from '../account/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import { itemFor, type OwnerCommand, ownerCommands } from '../owner-command/index.ts';
import type { Dependencies, Person, Registries } from '../ports/index.ts';
import { areFundsClosed } from './closed-funds.ts';
import { decideEdit } from './decide-edit.ts';
import { readFundName } from './fund-name.ts';
import { decideFundName, decideGroupGift, decideMostLoved, type ManagedItem } from './owner-decisions.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';

/**
 * Lets an owner change one item: most loved, group gift, the name of its fund (MAN-08, GG-02, GG-04), or several of
 * these and the wanted quantity at once (MAN-06).
 */
export const markItem = (
  dependencies: Dependencies,
  person: Person,
): Pick<Registries, 'changeMostLoved' | 'changeGroupGift' | 'nameFund' | 'updateItem'> => {
  const { authorizeOwner, commitItems, patchOf } = ownerCommands(dependencies, person);
  const { marketRules: market } = person.site;

  const change = <R extends { readonly _tag: string }>(
    call: OwnerCommand,
    action: RegistryAction,
    grId: GrId,
    identity: ItemIdentity,
    decide: (item: ManagedItem) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ) =>
    authorizeOwner(call, grId, () =>
      F.pipe(
        commitItems(grId, [identity], (seen) =>
          F.pipe(
            itemFor(action, identity)(seen),
            E.chainW((item) =>
              decide({
                ...item,
                isSettled: isSettled(seen.registry, identity),
                areFundsClosed: areFundsClosed(seen.registry),
              }),
            ),
          ),
        ),
        TE.map(({ event, registry }) => ({ version: event.version, patch: patchOf(registry, event) })),
      ),
    );

  return {
    changeMostLoved: (grId, identity, isMostLoved) =>
      F.pipe(
        change('changeMostLoved', 'markMostLoved', grId, identity, (item) => decideMostLoved(item, isMostLoved)),
        TE.map((done) => ({ ...done, isMostLoved })),
      ),
    changeGroupGift: (grId, identity, isGroupGift) =>
      F.pipe(
        change('changeGroupGift', 'makeGroupGift', grId, identity, (item) =>
          decideGroupGift(market, item, isGroupGift),
        ),
        TE.map((done) => ({ ...done, isGroupGift })),
      ),
    nameFund: (grId, identity, text) =>
      F.pipe(
        change('nameFund', 'nameGroupGiftFund', grId, identity, (item) => decideFundName(market, item, text)),
        TE.chainEitherKW((done) =>
          F.pipe(
            readFundName(text),
            E.map((name) => ({ ...done, name })),
          ),
        ),
      ),
    updateItem: (grId, identity, edit) =>
      change('updateItem', 'manageItem', grId, identity, (item) => decideEdit(market, item, edit)),
  };
};
