import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import {
  type ChecklistGroup,
  type ChecklistKey,
  checklistOf,
  checklistSold,
  type SoldCategories,
} from '../checklist/index.ts';
import { hasChecklist } from '../page/index.ts';
import type { Checklists, EntryUnknown, ListRefusal, NoChecklist, Person, Unavailable, World } from '../ports/index.ts';
import { type ItemBrand, siteOfBrand } from '../site/index.ts';
import { canManage, type OwnerCall } from './owner-call.service.ts';
import { ownerWrites } from './owner-writes.service.ts';
import type { Seen } from './seen-by.ts';

/** The checklists of registries, for one person (CHK-01); denied calls are logged (ANA-02). */
export const checklists =
  (world: World) =>
  (person: Person): Checklists => {
    const { letIn, find } = ownerWrites(world, person);

    /** What was written for the registry, if this person owns it and it has a checklist on this site. */
    const writtenFor =
      (call: OwnerCall) =>
      (seen: Seen): E.Either<ListRefusal | NoChecklist, ReadonlyArray<ChecklistGroup>> =>
        F.pipe(
          canManage(call)(seen),
          E.chainW(({ registry: { eventType } }) =>
            F.pipe(
              checklistOf(world.houseContent().checklists, eventType),
              O.filter(() => hasChecklist({ site: person.site, eventType })),
              E.fromOption((): NoChecklist => ({ _tag: 'NoChecklist' })),
            ),
          ),
        );

    const { market } = person.site;
    const soldBy = (brand: ItemBrand): TE.TaskEither<Unavailable, ReadonlyArray<string>> =>
      O.isNone(siteOfBrand(brand, market))
        ? TE.right([])
        : F.pipe(
            world.catalogue.search(market, {
              text: '',
              categories: [],
              bands: [],
              brands: [brand],
              sort: 'best',
              page: 1,
            }),
            TE.map(({ categories }) => categories.map(({ choice }) => choice)),
          );
    const sold: TE.TaskEither<Unavailable, SoldCategories> = F.pipe(
      TE.Do,
      TE.apS('main', soldBy('main')),
      TE.apS('modern', soldBy('modern')),
    );

    const readChecklist: Checklists['readChecklist'] = (grId) =>
      letIn('readChecklist', grId, () =>
        F.pipe(
          find(grId),
          TE.chainEitherKW(writtenFor('readChecklist')),
          TE.bindTo('written'),
          TE.bindW('sold', () => sold),
          TE.bindW('byHand', () => world.checklistTicks.of(grId)),
          TE.map(({ written, sold: its, byHand }) => ({ groups: checklistSold(market, its, written), byHand })),
        ),
      );

    const isEntryOf = (key: ChecklistKey) => (groups: ReadonlyArray<ChecklistGroup>) =>
      groups.some(({ entries }) => entries.some((entry) => entry.key === key));

    const tickEntry: Checklists['tickEntry'] = (grId, key, isTicked) =>
      letIn('tickEntry', grId, () =>
        F.pipe(
          find(grId),
          TE.chainEitherKW(writtenFor('tickEntry')),
          TE.filterOrElseW(isEntryOf(key), (): EntryUnknown => ({ _tag: 'EntryUnknown' })),
          TE.chainW(() => world.checklistTicks.tick(grId, key, isTicked)),
        ),
      );

    return { readChecklist, tickEntry };
  };
