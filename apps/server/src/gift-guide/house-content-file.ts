import {
  type ChecklistGroup,
  type ChecklistTable,
  type HouseContent,
  type ItemBrand,
  type PlannedEventCode,
  type SiteId,
  type WrittenEntry,
  writtenTwice,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** Text or a number of which only some are taken; what it is not says `name`. */
const only = <A>(name: string, base: t.Type<A>, isTaken: (value: A) => boolean): t.Type<A> =>
  new t.Type<A>(
    name,
    (raw): raw is A => base.is(raw) && isTaken(raw),
    (raw, context) => (base.is(raw) && isTaken(raw) ? t.success(raw) : t.failure(raw, context)),
    t.identity,
  );

const pathOrEmpty = only(
  'a path that begins with one /, or empty',
  t.string,
  (raw) => raw === '' || /^\/(?![/\\])/.test(raw),
);
const named = only('a text that is not blank', t.string, (raw) => raw.trim() !== '');
const key = only('1 to 64 letters, digits and hyphens', t.string, (raw) => /^[A-Za-z0-9-]{1,64}$/.test(raw));
const pieces = only('a whole number from 1 to 999', t.number, (raw) => Number.isInteger(raw) && raw >= 1 && raw <= 999);
const atLeastOne = <A>(name: string, one: t.Type<A>) =>
  only<ReadonlyArray<A>>(`a list of ${name}, one at least`, t.readonlyArray(one), (all) => all.length > 0);

/** How to read: the event is called so in the file, and has that code. */
const events: Readonly<Record<'wedding' | 'baby' | 'celebration' | 'housewarming', PlannedEventCode>> = {
  wedding: 'br',
  baby: 'bb',
  celebration: 'ot',
  housewarming: 'hw',
};

const siteId: t.Type<SiteId> = t.keyof({ main: null, modern: null, kids: null, canada: null }, 'a site');
const brand: t.Type<ItemBrand> = t.keyof({ main: null, modern: null }, 'a brand');
const event = t.keyof({ wedding: null, baby: null, celebration: null, housewarming: null }, 'an event');

const entry = t.intersection([
  t.strict({ title: t.string, text: t.string, imagePath: pathOrEmpty, link: pathOrEmpty }),
  t.partial({ sites: t.readonlyArray(siteId, 'a list of sites'), events: t.readonlyArray(event, 'a list of events') }),
]);

const checklistEntry = t.intersection([
  t.strict({ key, category: named, recommended: pieces, brands: atLeastOne('brands', brand) }),
  t.partial({ name: named }),
]);
const group = t.strict({ key, name: named, entries: t.readonlyArray(checklistEntry, 'a list of entries') });
const groups = t.readonlyArray(group, 'a list of groups');

/** The parts of the file that are for the pages of registrants. */
export const houseContentProps = {
  home: t.readonlyArray(entry, 'a list of entries'),
  checklists: t.strict({ wedding: groups, baby: groups, celebration: groups, housewarming: groups }),
};

type Written = t.TypeOfProps<typeof houseContentProps>;

const entryOf = ({ sites = [], events: named = [], ...its }: t.TypeOf<typeof entry>): WrittenEntry => ({
  title: its.title,
  text: its.text,
  imagePath: its.imagePath,
  link: its.link,
  sites,
  events: named.map((one) => events[one]),
});

const groupOf = ({ key: its, name, entries }: t.TypeOf<typeof group>): ChecklistGroup => ({
  key: its,
  name,
  entries: entries.map((one) => ({
    key: one.key,
    name: one.name ?? one.category.trim(),
    category: one.category.trim(),
    recommended: one.recommended,
    brands: one.brands,
  })),
});

const mistakeOf = ([name, its]: readonly [string, ReadonlyArray<ChecklistGroup>]): ReadonlyArray<string> => {
  const empty = its.find(({ entries }) => entries.length === 0);
  const twice = writtenTwice(its);
  if (its.length === 0) return [`checklists.${name} must be a list of groups, one at least`];
  if (empty !== undefined) return [`checklists.${name} must have an entry in its group ${empty.key}`];
  return O.isSome(twice) ? [`checklists.${name} must not have ${twice.value} twice`] : [];
};

/** What was written, in our words; left is where the first mistake is. */
export const houseContentOf = ({ home, checklists }: Written): E.Either<string, HouseContent> => {
  const of = (name: keyof typeof checklists) => checklists[name].map(groupOf);
  const table: ChecklistTable = {
    br: of('wedding'),
    bb: of('baby'),
    ot: of('celebration'),
    hw: of('housewarming'),
  };
  const [mistake] = (['wedding', 'baby', 'celebration', 'housewarming'] as const).flatMap((name) =>
    mistakeOf([name, table[events[name]]]),
  );
  return mistake === undefined ? E.right({ home: home.map(entryOf), checklists: table }) : E.left(mistake);
};
