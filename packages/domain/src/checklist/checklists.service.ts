import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import { ownerCommands } from '../owner-command/index.ts';
import { hasChecklist } from '../page/index.ts';
import type {
  Checklists,
  Dependencies,
  EntryUnknown,
  ListRefusal,
  NoChecklist,
  Person,
  Unavailable,
} from '../ports/index.ts';
import type { VisibleRegistry } from '../registry/index.ts';
import { type ItemBrand, siteOfBrand } from '../site/index.ts';
import { checklistSold, type SoldCategories } from './checklist.ts';
import { type ChecklistGroup, type ChecklistKey, checklistOf } from './checklist-table.ts';

/** The checklists of registries, for one person (CHK-01); denied calls are logged (ANA-02). */
export const checklists =
  (dependencies: Dependencies) =>
  (person: Person): Checklists => {
    const { authorizeOwner, find } = ownerCommands(dependencies, person);

    /** The checklist content for the registry, if this person owns it and its event has a checklist on this site. */
    const writtenFor = (seen: VisibleRegistry): E.Either<ListRefusal | NoChecklist, ReadonlyArray<ChecklistGroup>> =>
      F.pipe(
        authorize('tickChecklist')(seen),
        E.chainW(({ registry: { eventType } }) =>
          F.pipe(
            checklistOf(dependencies.siteContent().checklists, eventType),
            O.filter(() => hasChecklist({ site: person.site, eventType })),
            E.fromOption((): NoChecklist => ({ _tag: 'NoChecklist' })),
          ),
        ),
      );

    const { market } = person.site;
    const soldBy = (brand: ItemBrand): TE.TaskEither<Unavailable, ReadonlyArray<string>> =>
      O.isNone(siteOfBrand(person.site, brand, market))
        ? TE.right([])
        : F.pipe(
            dependencies.catalogue.search(
              market,
              {
                text: '',
                categories: [],
                bands: [],
                brands: [brand],
                sort: 'best',
                page: 1,
              },
              [],
            ),
            TE.map(({ categories }) => categories.map(({ choice }) => choice)),
          );
    const sold: TE.TaskEither<Unavailable, SoldCategories> = F.pipe(
      person.site.itemBrands,
      TE.traverseArray(({ id }) =>
        F.pipe(
          soldBy(id),
          TE.map((categories) => [id, categories] as const),
        ),
      ),
      TE.map((found): SoldCategories => Object.fromEntries(found)),
    );

    const readChecklist: Checklists['readChecklist'] = (grId) =>
      authorizeOwner('readChecklist', grId, () =>
        F.pipe(
          find(grId),
          TE.chainEitherKW(writtenFor),
          TE.bindTo('written'),
          TE.bindW('sold', () => sold),
          TE.bindW('byHand', () => dependencies.checklistTicks.of(grId)),
          TE.map(({ written, sold: categories, byHand }) => ({
            groups: checklistSold(person.site, categories, written),
            byHand,
          })),
        ),
      );

    const isEntryOf = (key: ChecklistKey) => (groups: ReadonlyArray<ChecklistGroup>) =>
      groups.some(({ entries }) => entries.some((entry) => entry.key === key));

    const tickEntry: Checklists['tickEntry'] = (grId, key, isTicked) =>
      authorizeOwner('tickEntry', grId, () =>
        F.pipe(
          find(grId),
          TE.chainEitherKW(writtenFor),
          TE.filterOrElseW(isEntryOf(key), (): EntryUnknown => ({ _tag: 'EntryUnknown' })),
          TE.chainW(() => dependencies.checklistTicks.tick(grId, key, isTicked)),
        ),
      );

    return { readChecklist, tickEntry };
  };
