import {
  decideConfirmation,
  decideGiverName,
  decideNote,
  decideThanks,
  type GiftsChange,
  type GiftsGiven,
  type MarkChange,
  type ThanksChange,
  type ThankYouMark,
  type ThankYouRow,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleThankYouRow,
  giftIdOf,
  identityOf,
  instantOf,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import type { ThankYouDependencies } from '../thanks-state.ts';

const giver = (firstName: string, lastName: string) => ({ firstName, lastName });

/** Gifts of every kind by three givers, oldest first: with and without message and address, thanked and not. */
export const exampleGifts: ReadonlyArray<ThankYouRow> = [
  {
    id: giftIdOf('HF-1:1'),
    giverId: giftIdOf('HF-1:1'),
    postalAddress: O.none,
    name: 'Vale Red Wine Glasses',
    imagePath: '/pictures/wineglass-desktop.webp',
    giver: giver('Lena', 'Brandt'),
    givenAt: instantOf('2027-05-09T12:00:00.000Z'),
    message: 'First round is on us.',
    given: { _tag: 'Units', identity: identityOf('11'), quantity: 1 },
    isThanked: true,
    note: 'Thanked in person',
  },
  {
    id: giftIdOf('HF-2:1'),
    giverId: giftIdOf('HF-2:1'),
    postalAddress: O.none,
    name: 'Gift Card',
    imagePath: '',
    giver: giver('Peter', 'Whitlock'),
    givenAt: instantOf('2027-05-14T12:00:00.000Z'),
    message: '',
    given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(10_000) },
    isThanked: false,
    note: '',
  },
  {
    id: giftIdOf('HF-3:1'),
    giverId: giftIdOf('HF-3:1'),
    postalAddress: O.some({
      line1: '77 Juniper Court',
      line2: O.some('Apt 3'),
      city: 'Austin',
      region: 'TX',
      postalCode: '78704',
    }),
    name: 'Fern Serving Bowl',
    imagePath: '/pictures/bowl-7f8f7a-efe7d8-desktop.webp',
    giver: giver('Ada', 'Okafor'),
    givenAt: instantOf('2027-05-15T12:00:00.000Z'),
    message: 'For the salad we will never let Jonah make.',
    given: { _tag: 'Units', identity: identityOf('12'), quantity: 2 },
    isThanked: false,
    note: '',
  },
  {
    id: giftIdOf('HF-3:2'),
    giverId: giftIdOf('HF-3:1'),
    postalAddress: O.none,
    name: 'Alder Dining Table',
    imagePath: '/pictures/diningtable-9b6b41-desktop.webp',
    giver: giver('Ada', 'Okafor'),
    givenAt: instantOf('2027-05-15T12:00:00.000Z'),
    message: 'For the salad we will never let Jonah make.',
    given: { _tag: 'Contribution', identity: identityOf('13'), amount: centsOf(15_000) },
    isThanked: false,
    note: 'Call her on Sunday',
  },
];

type ThanksPort = ThankYouDependencies['thanks'];

/** A port that the test controls: changes by others, and its next answers. */
export interface ExampleThanks extends ThanksPort {
  /** Replaces the gifts at the next version, as another person would. */
  readonly becomes: (change: (gifts: ReadonlyArray<ThankYouRow>) => ReadonlyArray<ThankYouRow>) => number;
  readonly present: () => GiftsGiven;
}

/** A gift that Noor Haddad says she bought elsewhere, and another one. */
export const elsewhereGifts: ReadonlyArray<ThankYouRow> = ['Juniper Lantern', 'Vale Carafe'].map((name, index) =>
  exampleThankYouRow({
    id: giftIdOf(`HF-${5 + index}:1`),
    giverId: giftIdOf('HF-5:1'),
    giver: giver('Noor', 'Haddad'),
    name,
    given: { _tag: 'Units', identity: identityOf(`${21 + index}`), quantity: 1 },
    givenAt: instantOf('2027-05-16T12:00:00.000Z'),
    shop: 'The Corner Store',
    isUnconfirmed: true,
  }),
);

const confirmedRow = (
  { isUnconfirmed, ...row }: ThankYouRow,
  changes: ReadonlyArray<MarkChange>,
  isConfirmed: boolean,
): ThankYouRow =>
  (changes.some(({ id }) => id === row.id) ? !isConfirmed : isUnconfirmed === true)
    ? { ...row, isUnconfirmed: true }
    : row;

/** A port that saves at once by default. */
export const exampleThanks = (
  gifts: ReadonlyArray<ThankYouRow> = exampleGifts,
  overrides: Partial<ThanksPort> = {},
): ExampleThanks => {
  let present: GiftsGiven = { version: versionOf(0), gifts };
  const saveMarks = (marks: ReadonlyArray<ThankYouMark>, named: ReadonlyArray<string>): ThanksChange => {
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    if (marks.length > 0)
      present = {
        version: versionOf(present.version + 1),
        gifts: present.gifts.map((row) => ({ ...row, ...byId.get(row.id) })),
      };
    const { version } = present;
    return {
      version,
      patch: { ...writtenTo(version), items: [], removed: [], header: O.none, totals: O.none },
      gifts: present.gifts
        .filter(({ id }) => named.includes(id))
        .map(({ id, isThanked, note }) => ({ id, isThanked, note })),
    };
  };
  const correct = (change: (gifts: ReadonlyArray<ThankYouRow>) => ReadonlyArray<ThankYouRow>): GiftsChange => {
    present = { version: versionOf(present.version + 1), gifts: change(present.gifts) };
    const { version, gifts: after } = present;
    const patch = { ...writtenTo(version), items: [], removed: [], header: O.none, totals: O.none };
    return { version, patch, gifts: after };
  };
  return {
    present: () => present,
    becomes: (change) => {
      present = { version: versionOf(present.version + 1), gifts: change(present.gifts) };
      return present.version;
    },
    readGifts: () => () => of(E.right(present)),
    markThanked: (_, ids, isThanked) => () =>
      of(
        E.map((marks: ReadonlyArray<ThankYouMark>) => saveMarks(marks, ids))(
          decideThanks(present.gifts, ids, isThanked),
        ),
      ),
    writeNote: (_, id, edit) => () =>
      of(E.map((marks: ReadonlyArray<ThankYouMark>) => saveMarks(marks, [id]))(decideNote(present.gifts, id, edit))),
    confirmGifts: (_, ids, isConfirmed) => () =>
      of(
        E.map((changes: ReadonlyArray<MarkChange>) =>
          correct((rows) => rows.map((row) => confirmedRow(row, changes, isConfirmed))),
        )(decideConfirmation(present.gifts, ids, isConfirmed)),
      ),
    markArrived: (_, ids, state) => () =>
      of(
        E.right(
          correct((rows) =>
            rows.map(({ arrived: _before, ...row }) =>
              !ids.includes(row.id)
                ? row
                : state === 'awaited'
                  ? row
                  : { ...row, arrived: { at: row.givenAt, isDamaged: state === 'damaged' } },
            ),
          ),
        ),
      ),
    rejectGifts: (_, ids) => () => of(E.right(correct((rows) => rows.filter(({ id }) => !ids.includes(id))))),
    addGift:
      (_, { words, quantity, giver: by, note }) =>
      () => {
        const id = giftIdOf(`HF-9${present.version}:1`);
        const given = { _tag: 'Other', quantity } as const;
        const row = {
          ...exampleThankYouRow({ id, giverId: id, giver: by, note, name: words, given }),
          isAdded: true as const,
        };
        return of(E.right(correct((rows) => [...rows, row])));
      },
    nameGiver: (_, id, name) => () =>
      of(
        E.map((changes: ReadonlyArray<MarkChange>) =>
          correct((rows) =>
            rows.map((row) => ({
              ...row,
              giver: O.getOrElse(() => row.giver)(changes.find((each) => each.id === row.id)?.giver ?? O.none),
            })),
          ),
        )(decideGiverName(present.gifts, id, name)),
      ),
    ...overrides,
  };
};
