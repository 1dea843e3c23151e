import { centsOf, exampleItem, exampleProduct, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemDraft, manageItem, openItemDraft, type Shareable } from '../registry/index.ts';
import { type ManageEvent, type ManageFlow, offersRemoval, stepManage } from './manage-flow.ts';

type Flow = ManageFlow<string>;
type Event = ManageEvent<string>;

const item = (overrides: Partial<Shareable> = {}): Shareable => ({
  ...exampleItem({ wants: 8, purchased: 0 }),
  isSettled: false,
  ...overrides,
});
const step = stepManage('US');
const run = (...events: ReadonlyArray<Event>): Flow => events.reduce<Flow>(step, { _tag: 'Closed' });
const tags = (...events: ReadonlyArray<Event>) => events.map((_, at) => run(...events.slice(0, at + 1))._tag);

const opened = (its = item()): Event => ({ _tag: 'Opened', item: its });
const wanting = (wants: string): Event => ({
  _tag: 'Drafted',
  draft: { isMostLoved: false, isGroupGift: O.some(false), wants },
});
const [save, remove, confirm, keep, close, again, wasRemoved] = (
  [
    { _tag: 'AskedToSave' },
    { _tag: 'AskedToRemove' },
    { _tag: 'ConfirmedRemoval' },
    { _tag: 'Kept' },
    { _tag: 'AskedToClose' },
    { _tag: 'ManagedAgain' },
    { _tag: 'WasRemoved' },
  ] as const
).map((event): Event => event);
const all = (...events: ReadonlyArray<Event | undefined>): ReadonlyArray<Event> =>
  events.flatMap((event) => event ?? []);

const anyItem: fc.Arbitrary<Shareable> = fc
  .record({
    wants: nearEdges(1, 999, [1, 999]),
    purchased: nearEdges(0, 10, [0]),
    isMostLoved: fc.boolean(),
    fund: fc.constantFrom(O.none, O.some(0), O.some(500)),
    isNla: fc.boolean(),
  })
  .map(({ fund, isNla, ...rest }) =>
    item({
      ...rest,
      product: exampleProduct({ isNla }),
      groupGift: O.map((raised: number) => ({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(raised) }))(fund),
    }),
  );
const draft: fc.Arbitrary<ItemDraft> = fc.record({
  isMostLoved: fc.boolean(),
  isGroupGift: fc.constantFrom(O.none, O.some(true), O.some(false)),
  wants: fc.constantFrom('', '0', '1', '8', '9', '999', '1000'),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  anyItem.map((its): Event => ({ _tag: 'Opened', item: its })),
  draft.map((its): Event => ({ _tag: 'Drafted', draft: its })),
  fc.constantFrom(...all(save, remove, confirm, keep, close, again, wasRemoved)),
  anyItem.map((its): Event => ({ _tag: 'WasSaved', item: its })),
  fc.constantFrom(O.none, O.some(item())).map((its): Event => ({ _tag: 'CallFailed', item: its, reason: 'offline' })),
  fc.constantFrom(O.none, O.some(item({ wants: 3 }))).map((its): Event => ({ _tag: 'Stored', item: its })),
);
const sending: fc.Arbitrary<Flow> = fc.oneof(
  fc.record({ _tag: fc.constant('Saving' as const), item: anyItem, draft }),
  fc.record({ _tag: fc.constant('Removing' as const), item: anyItem }),
);
/** Any state, each about as often as any other. */
const flow: fc.Arbitrary<Flow> = fc.oneof(
  { weight: 2, arbitrary: sending },
  fc.constant<Flow>({ _tag: 'Closed' }),
  {
    weight: 3,
    arbitrary: fc.record({
      _tag: fc.constant('Editing' as const),
      item: anyItem,
      draft,
      problem: fc.constantFrom(O.none, O.some('offline')),
    }),
  },
  fc.record({ _tag: fc.constant('AskingRemoval' as const), item: anyItem, draft }),
  fc.record({ _tag: fc.constantFrom('Updated' as const, 'Removed' as const), item: anyItem }),
);

describe('managing an item', () => {
  it('[MAN-01] edit, save, updated, manage again, close', () => {
    const saved: Event = { _tag: 'WasSaved', item: item({ wants: 9 }) };
    expect(tags(...all(opened(), wanting('9'), save, close, saved, again, close))).toEqual([
      'Editing',
      'Editing',
      'Saving',
      'Saving',
      'Updated',
      'Editing',
      'Closed',
    ]);
    expect(run(...all(opened(), wanting('9'), save, saved, again))).toMatchObject({ draft: { wants: '9' } });
  });

  it('[MAN-02] remove, asked, kept; remove, confirmed, removed, close', () => {
    expect(tags(...all(opened(), remove, keep, remove, confirm, close, wasRemoved, close))).toEqual([
      'Editing',
      'AskingRemoval',
      'Editing',
      'AskingRemoval',
      'Removing',
      'Removing',
      'Removed',
      'Closed',
    ]);
    expect(run(...all(opened(), wanting('9'), remove, keep))).toMatchObject({ draft: { wants: '9' } });
  });

  it.each([
    ['nothing to save', '8', 'Editing'],
    ['a quantity that may not be', '0', 'Editing'],
    ['an empty field', '', 'Editing'],
    ['one more', '9', 'Saving'],
  ])('[MAN-01] with %s, saving leads to %s', (_, wants, expected) => {
    expect(run(...all(opened(), wanting(wants), save))._tag).toBe(expected);
  });

  it('[MAN-06] the second of two calls failed: the form holds what is stored, not what was typed', () => {
    const half: Event = { _tag: 'CallFailed', item: O.some(item({ isMostLoved: true })), reason: 'offline' };
    expect(run(...all(opened(), wanting('9'), save, half))).toEqual({
      _tag: 'Editing',
      item: item({ isMostLoved: true }),
      draft: { isMostLoved: true, isGroupGift: O.some(false), wants: '8' },
      problem: O.some('offline'),
    });
    expect(run(...all(opened(), remove, confirm, half))).toMatchObject({ _tag: 'Editing', problem: O.some('offline') });
    expect(run(...all(opened(), wanting('9'), save, half, wanting('9')))).toMatchObject({ problem: O.none });
    const bought: Event = { _tag: 'Stored', item: O.some(item({ purchased: 1 })) };
    expect(run(...all(opened(), wanting('9'), save, half, bought))).toMatchObject({ problem: O.some('offline') });
  });

  it('[MAN-04] bought while one was asked: it is not taken off', () => {
    const bought: Event = { _tag: 'Stored', item: O.some(item({ purchased: 1 })) };
    expect(tags(...all(opened(), remove, bought, confirm, remove))).toEqual([
      'Editing',
      'AskingRemoval',
      'Editing',
      'Editing',
      'Editing',
    ]);
  });

  it('[MAN-01] it opens with what is stored, and nothing to save', () => {
    fc.assert(
      fc.property(flow, anyItem, (its, next) => {
        fc.pre(its._tag !== 'Saving' && its._tag !== 'Removing');
        const after = step(its, { _tag: 'Opened', item: next });
        expect(after).toEqual({ _tag: 'Editing', item: next, draft: openItemDraft('US', next), problem: O.none });
        expect(step(after, { _tag: 'AskedToSave' })).toBe(after);
      }),
    );
  });

  it('[MAN-01] saving begins exactly where there is something to save that may be saved', () => {
    fc.assert(
      fc.property(flow, (its) => {
        const canSave = its._tag === 'Editing' && manageItem('US', its.item, its.draft).canSave;
        const after = step(its, { _tag: 'AskedToSave' });
        expect(after).toEqual(canSave ? { _tag: 'Saving', item: its.item, draft: its.draft } : its);
      }),
    );
  });

  it('[MAN-02] [MAN-04] taking off is asked about exactly while nothing was bought or given, and begins only after the answer', () => {
    fc.assert(
      fc.property(flow, (its) => {
        const asked = step(its, { _tag: 'AskedToRemove' });
        if (its._tag === 'Editing') {
          const { purchased, groupGift, product } = its.item;
          const isGiven = purchased > 0 || (O.isSome(groupGift) && groupGift.value.raised > 0);
          expect(offersRemoval(its.item)).toBe(product.isNla || !isGiven);
          expect(asked._tag).toBe(offersRemoval(its.item) ? 'AskingRemoval' : 'Editing');
        } else expect(asked).toEqual(its);
        const confirmed = step(its, { _tag: 'ConfirmedRemoval' });
        if (its._tag !== 'AskingRemoval') expect(confirmed).toEqual(its);
        else expect(confirmed).toEqual({ _tag: 'Removing', item: its.item });
      }),
    );
  });

  it('[MAN-06] while a call is on its way nothing else begins, and it cannot be closed', () => {
    fc.assert(
      fc.property(sending, event, (its, next) => {
        fc.pre(!['WasSaved', 'WasRemoved', 'CallFailed', 'Stored'].includes(next._tag));
        expect(step(its, next)).toEqual(its);
      }),
    );
  });

  it('[MAN-06] after a call that failed the form holds what is stored and says why, whichever call it was', () => {
    fc.assert(
      fc.property(flow, anyItem, (its, stored) => {
        const after = step(its, { _tag: 'CallFailed', item: O.some(stored), reason: 'offline' });
        expect(after).toEqual(
          its._tag === 'Saving' || its._tag === 'Removing'
            ? { _tag: 'Editing', item: stored, draft: openItemDraft('US', stored), problem: O.some('offline') }
            : its,
        );
      }),
    );
  });

  it('[MAN-01] what was updated can be managed again, as it is stored by then', () => {
    fc.assert(
      fc.property(anyItem, anyItem, (saved, stored) => {
        const updated = run(...all(opened(), wanting('9'), save, { _tag: 'WasSaved', item: saved }));
        const after = [
          { _tag: 'Stored', item: O.some(stored) } as const,
          { _tag: 'ManagedAgain' } as const,
        ].reduce<Flow>(step, updated);
        expect(after).toEqual({ _tag: 'Editing', item: stored, draft: openItemDraft('US', stored), problem: O.none });
      }),
    );
  });

  it('[MAN-06] what happens to the item meanwhile is taken over; what was typed and not saved stays', () => {
    fc.assert(
      fc.property(anyItem, anyItem, draft, (before, after, typed) => {
        const was = openItemDraft('US', before);
        const is = openItemDraft('US', after);
        const drafted = step(run(opened(before)), { _tag: 'Drafted', draft: typed });
        const told = step(drafted, { _tag: 'Stored', item: O.some(after) });
        if (told._tag !== 'Editing') return expect.fail(told._tag);
        expect(told.item).toEqual(after);
        expect(told.draft.wants).toBe(typed.wants === was.wants ? is.wants : typed.wants);
        expect(told.draft.isMostLoved).toBe(typed.isMostLoved === was.isMostLoved ? is.isMostLoved : typed.isMostLoved);
        const isTouched = O.isSome(typed.isGroupGift) && typed.isGroupGift.value !== O.toUndefined(was.isGroupGift);
        const share = isTouched ? typed.isGroupGift : is.isGroupGift;
        expect(told.draft.isGroupGift).toEqual(O.isNone(is.isGroupGift) ? O.none : share);
        const untouched = step(run(opened(before)), { _tag: 'Stored', item: O.some(after) });
        expect(untouched).toMatchObject({ draft: is });
      }),
    );
  });

  it('[MAN-02] an item that left the list meanwhile is removed', () => {
    fc.assert(
      fc.property(flow, (its) => {
        const told = step(its, { _tag: 'Stored', item: O.none });
        const failed = step(its, { _tag: 'CallFailed', item: O.none, reason: 'unknown' });
        const isSending = its._tag === 'Saving' || its._tag === 'Removing';
        expect(told._tag).toBe(isSending || its._tag === 'Closed' ? its._tag : 'Removed');
        expect(failed._tag).toBe(isSending ? 'Removed' : its._tag);
        if (told._tag === its._tag) expect(told).toBe(its);
      }),
    );
  });

  it('[MAN-06] an answer is heard only while it is waited for', () => {
    fc.assert(
      fc.property(flow, anyItem, (its, stored) => {
        const saved = step(its, { _tag: 'WasSaved', item: stored });
        expect(saved).toEqual(its._tag === 'Saving' ? { _tag: 'Updated', item: stored } : its);
        const removed = step(its, { _tag: 'WasRemoved' });
        expect(removed).toEqual(its._tag === 'Removing' ? { _tag: 'Removed', item: its.item } : its);
      }),
    );
  });
});
