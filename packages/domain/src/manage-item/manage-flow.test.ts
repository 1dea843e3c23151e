import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  markets,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemDraft, type ManagedItem, manageItem, openItemDraft } from '../registry/index.ts';
import { isDraftStored, rebasedDraft } from './manage-draft.ts';
import type { ManageEvent, ManageFlow } from './manage-flow.ts';
import { offersRemoval, stepManage } from './manage-flow.ts';

type Flow = ManageFlow<string>;
type Event = ManageEvent<string>;

const item = (overrides: Partial<ManagedItem> = {}): ManagedItem => ({
  ...exampleItem({ wanted: 8, purchased: 0 }),
  isSettled: false,
  ...overrides,
});
const step = stepManage(markets.US);
const run = (...events: ReadonlyArray<Event>): Flow => events.reduce<Flow>(step, { _tag: 'Closed' });
const tags = (...events: ReadonlyArray<Event>) => events.map((_, at) => run(...events.slice(0, at + 1))._tag);

const opened = (registryItem = item()): Event => ({ _tag: 'Opened', item: registryItem });
const wanting = (wanted: string): Event => ({
  _tag: 'Drafted',
  draft: { isMostLoved: false, isGroupGift: O.some(false), fundName: 'Linden Dinner Plate', wanted },
});
const [save, tryAgain, remove, confirm, keep, close, again, wasRemoved] = (
  [
    { _tag: 'AskedToSave' },
    { _tag: 'TriedAgain' },
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

const anyItem: fc.Arbitrary<ManagedItem> = fc
  .record({
    wanted: nearEdges(1, 999, [1, 999]),
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
  fundName: fc.constantFrom('Linden Dinner Plate', 'Plates', 'Our kitchen', ''),
  wanted: fc.constantFrom('', '0', '1', '8', '9', '999', '1000'),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  anyItem.map((item): Event => ({ _tag: 'Opened', item })),
  draft.map((draft): Event => ({ _tag: 'Drafted', draft })),
  fc.constantFrom(...all(save, tryAgain, remove, confirm, keep, close, again, wasRemoved)),
  anyItem.map((item): Event => ({ _tag: 'WasSaved', item })),
  fc.constantFrom(O.none, O.some(item())).map((item): Event => ({ _tag: 'CallFailed', item, reason: 'offline' })),
  fc.constantFrom(O.none, O.some(item({ wanted: 3 }))).map((item): Event => ({ _tag: 'Stored', item })),
  anyItem.map((item): Event => ({ _tag: 'WasEdited', item })),
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
      problem: fc.constantFrom(O.none, O.some({ _tag: 'CallFailed' as const, reason: 'offline' })),
      tried: fc.constantFrom(O.none),
      newer: fc.constantFrom([]),
    }),
  },
  fc.record({ _tag: fc.constant('AskingRemoval' as const), item: anyItem, draft }),
  fc.record({ _tag: fc.constant('Updated' as const), item: anyItem }),
  fc.record({ _tag: fc.constant('Removed' as const), item: anyItem, by: fc.constant('here' as const) }),
);

describe('managing an item', () => {
  it('[MAN-06] what was tried can be tried again as it was typed, once; what somebody else has changed of it since is shown first', () => {
    const failed: Event = { _tag: 'CallFailed', item: O.some(item()), reason: 'offline' };
    const other: Event = { _tag: 'Stored', item: O.some(item({ wanted: 5 })) };
    const seen = run(...all(opened(), wanting('9'), save, failed, other, tryAgain));
    expect(seen).toMatchObject({
      _tag: 'Editing',
      draft: { wanted: '9' },
      newer: ['wanted'],
      tried: O.none,
      problem: O.none,
    });
    expect(step(seen, { _tag: 'TriedAgain' })).toBe(seen);
    expect(step(seen, { _tag: 'AskedToSave' })).toMatchObject({
      _tag: 'Saving',
      item: { wanted: 5 },
      draft: { wanted: '9' },
    });
    const quicker: Event = { _tag: 'CallFailed', item: O.some(item({ wanted: 5 })), reason: 'offline' };
    expect(run(...all(opened(), wanting('9'), save, quicker, tryAgain))).toMatchObject({
      _tag: 'Editing',
      newer: ['wanted'],
    });
    expect(run(...all(opened(), tryAgain))).toMatchObject({ _tag: 'Editing', draft: { wanted: '8' } });
  });

  it('[MAN-06] what somebody else has set meanwhile is beside what was typed, whether the page was informed or the service reported it', () => {
    const form = { _tag: 'Editing', item: { wanted: 5 }, draft: { wanted: '9' }, newer: ['wanted'] };
    const five = item({ wanted: 5 });
    const later = run(...all(opened(), wanting('9'), { _tag: 'Stored', item: O.some(five) }));
    expect(later).toMatchObject({ ...form, problem: O.none });
    const refused = run(...all(opened(), wanting('9'), save, { _tag: 'WasEdited', item: five }));
    expect(refused).toMatchObject({ ...form, problem: O.some({ _tag: 'ItemVersionConflict' }) });
    for (const flow of [later, refused]) {
      expect(step(flow, wanting('5'))).toMatchObject({ newer: [] });
      expect(step(flow, wanting('12'))).toMatchObject({ newer: ['wanted'] });
      expect(step(flow, { _tag: 'Stored', item: O.some(item({ wanted: 9 })) })).toMatchObject({ newer: [] });
    }
  });

  it('[MAN-04] bought while the question was open: it is not removed', () => {
    const bought: Event = { _tag: 'Stored', item: O.some(item({ purchased: 1 })) };
    expect(tags(...all(opened(), remove, bought, confirm, remove))).toEqual([
      'Editing',
      'AskingRemoval',
      'Editing',
      'Editing',
      'Editing',
    ]);
    expect(run(...all(opened(), remove, bought))).toMatchObject({ problem: O.some({ _tag: 'BoughtMeanwhile' }) });
  });

  it('[MAN-01] it opens with what is stored, and nothing to save', () => {
    forAll(flow, anyItem, (flow, next) => {
      fc.pre(flow._tag !== 'Saving' && flow._tag !== 'Removing');
      const after = step(flow, { _tag: 'Opened', item: next });
      expect(after).toEqual({
        _tag: 'Editing',
        item: next,
        draft: openItemDraft(markets.US, next),
        problem: O.none,
        tried: O.none,
        newer: [],
      });
      expect(step(after, { _tag: 'AskedToSave' })).toBe(after);
    });
  });

  it('[MAN-01] saving begins exactly where there is something to save that may be saved', () => {
    forAll(flow, (flow) => {
      const canSave = flow._tag === 'Editing' && manageItem(markets.US, flow.item, flow.draft).canSave;
      const after = step(flow, { _tag: 'AskedToSave' });
      expect(after).toEqual(canSave ? { _tag: 'Saving', item: flow.item, draft: flow.draft } : flow);
    });
  });

  it('[MAN-02] [MAN-04] removing is confirmed exactly while nothing was bought or given, and begins only after the answer', () => {
    forAll(flow, (flow) => {
      const asking = step(flow, { _tag: 'AskedToRemove' });
      if (flow._tag === 'Editing') {
        const { purchased, groupGift, product } = flow.item;
        const isGiven = purchased > 0 || (O.isSome(groupGift) && groupGift.value.raised > 0);
        expect(offersRemoval(flow.item)).toBe(product.isNla || !isGiven);
        expect(asking._tag).toBe(offersRemoval(flow.item) ? 'AskingRemoval' : 'Editing');
      } else expect(asking).toEqual(flow);
      const confirmed = step(flow, { _tag: 'ConfirmedRemoval' });
      if (flow._tag !== 'AskingRemoval') expect(confirmed).toEqual(flow);
      else expect(confirmed).toEqual({ _tag: 'Removing', item: flow.item });
    });
  });

  it('[MAN-06] while a call is on its way nothing else begins, and it cannot be closed', () => {
    forAll(sending, event, (flow, next) => {
      fc.pre(!['WasSaved', 'WasRemoved', 'WasEdited', 'CallFailed', 'Stored'].includes(next._tag));
      expect(step(flow, next)).toEqual(flow);
    });
  });

  it('[MAN-06] after a call that failed the form holds what is stored and says why, whichever call it was', () => {
    forAll(flow, anyItem, (flow, stored) => {
      const after = step(flow, { _tag: 'CallFailed', item: O.some(stored), reason: 'offline' });
      if (flow._tag !== 'Saving' && flow._tag !== 'Removing') {
        expect(after).toEqual(flow);
        return;
      }
      fc.pre(flow._tag === 'Removing' || !isDraftStored(markets.US, flow.item, stored, flow.draft));
      expect(after).toMatchObject({
        _tag: 'Editing',
        item: stored,
        draft: openItemDraft(markets.US, stored),
        problem: O.some({ _tag: 'CallFailed', reason: 'offline' }),
      });
    });
  });

  it('[MAN-01] what was updated can be managed again, as it is stored by then', () => {
    forAll(anyItem, anyItem, (saved, stored) => {
      const updated = run(...all(opened(), wanting('9'), save, { _tag: 'WasSaved', item: saved }));
      const after = [{ _tag: 'Stored', item: O.some(stored) } as const, { _tag: 'ManagedAgain' } as const].reduce<Flow>(
        step,
        updated,
      );
      expect(after).toEqual({
        _tag: 'Editing',
        item: stored,
        draft: openItemDraft(markets.US, stored),
        problem: O.none,
        tried: O.none,
        newer: [],
      });
    });
  });

  it('[MAN-06] what happens to the item meanwhile is taken over; what was typed and not saved stays', () => {
    forAll(anyItem, anyItem, draft, (before, after, typed) => {
      const is = openItemDraft(markets.US, after);
      const drafted = step(run(opened(before)), { _tag: 'Drafted', draft: typed });
      const later = step(drafted, { _tag: 'Stored', item: O.some(after) });
      if (later._tag !== 'Editing') return expect.fail(later._tag);
      expect(later.item).toEqual(after);
      expect(later.draft).toEqual(rebasedDraft(markets.US, before, after, typed));
      const untouched = step(run(opened(before)), { _tag: 'Stored', item: O.some(after) });
      expect(untouched).toMatchObject({ draft: is });
    });
  });

  it('[MAN-02] an item that left the list meanwhile is removed, by somebody else', () => {
    forAll(flow, (flow) => {
      const later = step(flow, { _tag: 'Stored', item: O.none });
      const failed = step(flow, { _tag: 'CallFailed', item: O.none, reason: 'unknown' });
      const isSending = flow._tag === 'Saving' || flow._tag === 'Removing';
      expect(later._tag).toBe(isSending || flow._tag === 'Closed' ? flow._tag : 'Removed');
      expect(failed._tag).toBe(isSending ? 'Removed' : flow._tag);
      if (isSending) expect(failed).toMatchObject({ by: 'elsewhere' });
      if (later._tag === flow._tag) expect(later).toBe(flow);
    });
  });

  it('[MAN-06] an answer is heard only while it is waited for', () => {
    forAll(flow, anyItem, (flow, stored) => {
      const saved = step(flow, { _tag: 'WasSaved', item: stored });
      expect(saved).toEqual(flow._tag === 'Saving' ? { _tag: 'Updated', item: stored } : flow);
      const removed = step(flow, { _tag: 'WasRemoved' });
      expect(removed).toEqual(flow._tag === 'Removing' ? { _tag: 'Removed', item: flow.item, by: 'here' } : flow);
      const edited = step(flow, { _tag: 'WasEdited', item: stored });
      if (flow._tag !== 'Saving') expect(edited).toEqual(flow);
    });
  });

  it('[MAN-06] what was to be saved and is stored is updated, although the call failed; whether the page is informed before or after', () => {
    const stored = item({ wanted: 9 });
    const failedWith = (item: ManagedItem): Event => ({ _tag: 'CallFailed', item: O.some(item), reason: 'offline' });
    const asking = all(opened(), wanting('9'), save);
    expect(run(...asking, failedWith(stored))).toEqual({ _tag: 'Updated', item: stored });
    const later: Event = { _tag: 'Stored', item: O.some(stored) };
    expect(run(...asking, failedWith(item()), later)).toEqual({ _tag: 'Updated', item: stored });
    expect(run(...asking, failedWith(item()), { _tag: 'Stored', item: O.some(item({ wanted: 7 })) })._tag).toBe(
      'Editing',
    );
  });
});
