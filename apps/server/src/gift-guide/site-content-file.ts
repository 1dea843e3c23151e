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
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  nonBlankText,
  nonEmptyList,
  oneOf,
  pathOrEmpty,
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

const event = oneOf(events);
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
  { key, category: nonBlankText, recommended: units, brands: nonEmptyList('brands', brand) },
  { name: nonBlankText, imagePath: pathOrEmpty },
);
const group = strictObject({ key, name: nonBlankText, entries: t.readonlyArray(checklistEntry, 'a list of entries') });
const groups = t.readonlyArray(group, 'a list of groups');

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

const mistakeOf = ([name, groups]: readonly [string, ReadonlyArray<ChecklistGroup>]): ReadonlyArray<string> => {
  const empty = groups.find(({ entries }) => entries.length === 0);
  const twice = firstDuplicate(groups);
  if (groups.length === 0) return [`checklists.${name} must be a list of groups, one at least`];
  if (empty !== undefined) return [`checklists.${name} must have an entry in its group ${empty.key}`];
  return O.isSome(twice) ? [`checklists.${name} must not have ${twice.value} twice`] : [];
};

/** The site content in the domain's types; left is the place of the first mistake. */
export const siteContentOf = ({ home, checklists }: Written): E.Either<string, SiteContent> => {
  const of = (name: keyof typeof checklists) => checklists[name].map(groupOf);
  const table: ChecklistTable = {
    br: of('wedding'),
    bb: of('baby'),
    ot: of('celebration'),
    hw: of('housewarming'),
  };
  const [mistake] = Object.entries(events).flatMap(([name, code]) => mistakeOf([name, table[code]]));
  return mistake === undefined ? E.right({ home: home.map(entryOf), checklists: table }) : E.left(mistake);
};
