import { oneOf, pathOrEmpty } from '@gift-registry/adapters-http/wire';
import {
  type ChecklistGroup,
  type ChecklistTable,
  type EditorialEntry,
  firstDuplicate,
  type ItemBrand,
  MOST_RECOMMENDED,
  type PlannedEventCode,
  parseChecklistKey,
  type SiteContent,
  type Sites,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  type FileMistake,
  nonBlankText,
  nonEmptyList,
  refine,
  rejectUnknownKeys,
  strictObject,
  strictObjectWithOptional,
} from '../json-file/file-codec.ts';

const key = refine('1 to 64 letters, digits and hyphens', t.string, (raw) => O.isSome(parseChecklistKey(raw)));
const units = refine(
  `a whole number from 1 to ${MOST_RECOMMENDED}`,
  t.number,
  (raw) => Number.isInteger(raw) && raw >= 1 && raw <= MOST_RECOMMENDED,
);

/** The event code for each event name in the file. */
const events = {
  wedding: 'br',
  baby: 'bb',
  celebration: 'ot',
  housewarming: 'hw',
} as const satisfies Readonly<Record<string, PlannedEventCode>>;

const event = oneOf('wedding', 'baby', 'celebration', 'housewarming');
const brand: t.Type<ItemBrand> = nonBlankText;

/** An entry without a title or link is accepted, but ignored (PAGE-01). */
const entry = strictObjectWithOptional(
  { text: t.string, imagePath: pathOrEmpty },
  {
    title: t.string,
    link: pathOrEmpty,
    sites: t.readonlyArray(nonBlankText, 'a list of sites'),
    events: t.readonlyArray(event, 'a list of events'),
  },
);

const checklistEntry = strictObjectWithOptional(
  { key, category: nonBlankText, recommended: units, brands: nonEmptyList(brand) },
  { name: nonBlankText, imagePath: pathOrEmpty },
);
const group = strictObject({ key, name: nonBlankText, entries: nonEmptyList(checklistEntry) });
const groups = nonEmptyList(group);

/** The parts of the file for registrants' pages. */
export const siteContentProps = {
  home: t.readonlyArray(entry, 'a list of entries'),
  checklists: rejectUnknownKeys(Object.keys(events), t.record(event, groups)),
};

type Written = t.TypeOfProps<typeof siteContentProps>;

const entryOf = ({ sites: shownOn = [], events: called = [], ...content }: t.TypeOf<typeof entry>): EditorialEntry => ({
  title: content.title ?? '',
  text: content.text,
  imagePath: content.imagePath,
  link: content.link ?? '',
  sites: shownOn,
  events: called.map((event) => events[event]),
});

const groupOf = ({ key, name, entries }: t.TypeOf<typeof group>): ChecklistGroup => ({
  key,
  name,
  entries: entries.map((line) => ({
    key: line.key,
    name: line.name ?? line.category.trim(),
    category: line.category.trim(),
    recommended: line.recommended,
    brands: line.brands,
    imagePath: line.imagePath ?? '',
  })),
});

const duplicateMistakes = (place: string, groups: ReadonlyArray<ChecklistGroup>): ReadonlyArray<FileMistake> => {
  const twice = firstDuplicate(groups);
  return O.isSome(twice) ? [{ place, expected: `a list with ${twice.value} in it once` }] : [];
};

/** Those of the names that are not among the known ones. */
const unknownIn = (
  place: string,
  known: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
): ReadonlyArray<FileMistake> =>
  names.flatMap((name, index) =>
    known.includes(name) ? [] : [{ place: `${place}[${index}]`, expected: `one of ${known.join(', ')}` }],
  );

/** The site content in the domain's types; left is what does not fit in it, or names what the shop does not have. */
export const siteContentOf = (
  { home, checklists }: Written,
  sites: Sites,
): E.Either<ReadonlyArray<FileMistake>, SiteContent> => {
  const of = (name: keyof typeof checklists) => checklists[name].map(groupOf);
  const table: ChecklistTable = {
    br: of('wedding'),
    bb: of('baby'),
    ot: of('celebration'),
    hw: of('housewarming'),
  };
  const [ids, brands] = [sites.map(({ id }) => id), sites[0].itemBrands.map(({ id }) => id)];
  const mistakes = [
    ...home.flatMap(({ sites: shownOn = [] }, index) => unknownIn(`home[${index}].sites`, ids, shownOn)),
    ...Object.entries(events).flatMap(([name, code]) => [
      ...duplicateMistakes(`checklists.${name}`, table[code]),
      ...table[code].flatMap(({ entries }, group) =>
        entries.flatMap((entry, nth) =>
          unknownIn(`checklists.${name}[${group}].entries[${nth}].brands`, brands, entry.brands),
        ),
      ),
    ]),
  ];
  return mistakes.length === 0 ? E.right({ home: home.map(entryOf), checklists: table }) : E.left(mistakes);
};
