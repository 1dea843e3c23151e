import { exampleProduct, forAll, instantOf, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  type AddButton,
  type AddButtonEvent,
  type AddButtonPlace,
  type AddContext,
  addDisabled,
  afterPageOpened,
  afterSignIn,
  DONE_MESSAGE_MILLISECONDS,
  isAddedNow,
  stepAddButton,
  type WaitingSignIn,
} from './add-button.ts';

const pressed: AddButtonEvent = { _tag: 'Pressed', disabled: O.none };
const shown: AddButtonEvent = { _tag: 'AddedWasShown' };
const idle: AddButton = { _tag: 'Idle' };
const loading: AddButton = { _tag: 'Loading', listed: O.none };

const wanted = fc.integer({ min: 1, max: 999 });
const known = fc.oneof(fc.constant(O.none), wanted.map(O.some));
const place = fc.constantFrom<AddButtonPlace>('list', 'elsewhere');
const button: fc.Arbitrary<AddButton> = fc.oneof(
  fc.constant(idle),
  known.map((listed) => ({ _tag: 'Loading' as const, listed })),
  known.map((listed) => ({ _tag: 'Added' as const, listed })),
  wanted.map((each) => ({ _tag: 'OnRegistry' as const, wanted: each })),
);
const atRest = (listed: O.Option<number>): AddButton =>
  O.isSome(listed) ? { _tag: 'OnRegistry', wanted: listed.value } : idle;

/** All orders of both, in which each keeps its own. */
const woven = <A>(one: ReadonlyArray<A>, other: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => {
  const [first, ...restOfOne] = one;
  const [second, ...restOfOther] = other;
  if (first === undefined || second === undefined) return [[...one, ...other]];
  return [
    ...woven(restOfOne, other).map((each) => [first, ...each]),
    ...woven(one, restOfOther).map((each) => [second, ...each]),
  ];
};

const disabled = fc.constantFrom(O.none, O.some('flagged' as const), O.some('not-from-stock' as const));

const run = (where: AddButtonPlace, from: AddButton, ...events: ReadonlyArray<AddButtonEvent>) => {
  let state = from;
  return events.map((event) => {
    state = stepAddButton(where)(state, event);
    return state._tag;
  });
};

describe('the Add to Registry button', () => {
  it('[ADD-02] ADDED is shown for 3 seconds', () => {
    expect(DONE_MESSAGE_MILLISECONDS).toBe(3_000);
  });

  it('[ADD-02] only a button at rest that is not disabled begins to add', () => {
    forAll(place, button, disabled, (where, state, why) => {
      const after = stepAddButton(where)(state, { _tag: 'Pressed', disabled: why });
      expect(after).toEqual(state._tag === 'Idle' && O.isNone(why) ? loading : state);
    });
  });

  it('[ADD-02] while it adds, and while it says ADDED, a press does nothing', () => {
    forAll(place, known, (where, listed) => {
      for (const state of [
        { _tag: 'Loading', listed },
        { _tag: 'Added', listed },
      ] as const)
        expect(stepAddButton(where)(state, pressed)).toEqual(state);
    });
  });

  it('[ADD-01] [ADD-02] ADDED is shown only where at least one piece was added; where the registry wants the most there can be already the button ends as after what was not added', () => {
    const none: AddButtonEvent = { _tag: 'Succeeded', added: 0, wanted: 999 };
    const event: AddButtonEvent = { _tag: 'Succeeded', added: 1, wanted: 999 };
    expect(run('list', idle, pressed, { _tag: 'Listed', wanted: O.some(999) }, none)).toEqual([
      'Loading',
      'Loading',
      'OnRegistry',
    ]);
    expect(run('elsewhere', idle, pressed, none)).toEqual(['Loading', 'Idle']);
    expect(run('elsewhere', idle, pressed, event)).toEqual(['Loading', 'Added']);
    forAll(place, button, fc.nat({ max: 2 }), wanted, (where, state, added, many) => {
      const after = stepAddButton(where)(state, { _tag: 'Succeeded', added, wanted: many });
      if (state._tag === 'Loading') expect(after._tag === 'Added').toBe(added > 0);
      if (added === 0) expect(after).toEqual(stepAddButton(where)(state, { _tag: 'Failed' }));
    });
  });

  it('[ADD-02] what was not added leaves the button as the registry has it: at rest, or the link where it came there meanwhile', () => {
    expect(run('list', idle, pressed, { _tag: 'Failed' })).toEqual(['Loading', 'Idle']);
    expect(run('elsewhere', idle, pressed, { _tag: 'Listed', wanted: O.some(1) }, { _tag: 'Failed' })).toEqual([
      'Loading',
      'Loading',
      'OnRegistry',
    ]);
    forAll(place, button, (where, state) => {
      const after = stepAddButton(where)(state, { _tag: 'Failed' });
      expect(after).toEqual(state._tag === 'Loading' ? atRest(state.listed) : state);
    });
  });

  it('[ADD-02] [ADD-03] after ADDED there is the link on the list, and the button elsewhere until the registry is known to have it', () => {
    forAll(place, button, wanted, (where, state, many) => {
      const added = stepAddButton(where)(state, { _tag: 'Succeeded', added: 1, wanted: many });
      if (state._tag !== 'Loading') {
        expect(added).toEqual(state);
        return;
      }
      const listed = where === 'list' ? O.some(many) : state.listed;
      expect(added).toEqual({ _tag: 'Added', listed });
      expect(stepAddButton(where)(added, shown)).toEqual(atRest(listed));
    });
    forAll(place, button, (where, state) => {
      const after = stepAddButton(where)(state, shown);
      expect(after).toEqual(state._tag === 'Added' ? atRest(state.listed) : state);
    });
  });

  it('[ADD-03] what is on the registry has the link, with as many as are wanted there now; what left it has the button; while it adds or says ADDED, that waits', () => {
    forAll(place, button, known, (where, state, listed) => {
      const next = stepAddButton(where)(state, { _tag: 'Listed', wanted: listed });
      const waits = state._tag === 'Loading' || state._tag === 'Added';
      expect(next).toEqual(waits ? { _tag: state._tag, listed } : atRest(listed));
    });
  });

  it('[ADD-02] [ADD-03] whether the answer of the registry comes before or after an adding fails or ADDED was shown, the button ends the same', () => {
    const failed: AddButtonEvent = { _tag: 'Failed' };
    const listed = (state: O.Option<number>): AddButtonEvent => ({ _tag: 'Listed', wanted: state });
    const ends = (where: AddButtonPlace, from: AddButton, orders: ReadonlyArray<ReadonlyArray<AddButtonEvent>>) =>
      orders.map((events) => events.reduce(stepAddButton(where), from));
    const same = (all: ReadonlyArray<AddButton>) => {
      for (const each of all) expect(each).toEqual(all[0]);
    };
    expect(ends('elsewhere', { _tag: 'Added', listed: O.none }, woven([shown], [listed(O.some(3))]))).toEqual([
      { _tag: 'OnRegistry', wanted: 3 },
      { _tag: 'OnRegistry', wanted: 3 },
    ]);
    expect(ends('list', loading, woven([failed], [listed(O.some(3))]))).toEqual([
      { _tag: 'OnRegistry', wanted: 3 },
      { _tag: 'OnRegistry', wanted: 3 },
    ]);
    forAll(place, button, fc.constantFrom(failed, shown), known, (where, state, event, number) => {
      same(ends(where, state, woven([event], [listed(number)])));
    });
    const tellings = fc.array(known.map(listed), { maxLength: 3 });
    forAll(place, tellings, (where, events) => same(ends(where, loading, woven([failed], events))));
    forAll(tellings, wanted, (events, many) => {
      same(ends('elsewhere', loading, woven([{ _tag: 'Succeeded', added: 1, wanted: many }, shown], events)));
    });
    forAll(fc.integer({ min: 0, max: 3 }), wanted, tellings, (times, many, later) => {
      const itself = Array.from({ length: times }, () => listed(O.some(many)));
      const added: AddButtonEvent = { _tag: 'Succeeded', added: 1, wanted: many };
      same(ends('list', loading, woven([added, shown], itself)));
      same(ends('list', stepAddButton('list')(loading, added), woven([shown], later)));
    });
  });
});

const free: AddContext = { isFlagged: false, isLoading: false, hasDesign: false, product: exampleProduct() };
const needing = exampleProduct({ personalizationType: 100 });

describe('why the Add to Registry button cannot be pressed', () => {
  it.each<[Partial<AddContext>, O.Option<string>]>([
    [{}, O.none],
    [{ isFlagged: true, isLoading: true, product: exampleProduct({ isStockSku: false }) }, O.some('flagged')],
    [{ isLoading: true, product: exampleProduct({ isStockSku: false }) }, O.some('loading')],
    [{ product: exampleProduct({ isStockSku: false }) }, O.some('not-from-stock')],
    [{ product: exampleProduct({ isMadeToOrder: true }) }, O.some('made-to-order')],
    [{ product: exampleProduct({ isNla: true }) }, O.some('no-longer-available')],
    [{ product: needing }, O.some('design-missing')],
    [{ product: needing, hasDesign: true }, O.none],
    [{ product: { ...needing, isStockSku: false }, hasDesign: true }, O.some('not-from-stock')],
    [{ product: exampleProduct({ personalizationType: 700 }) }, O.none],
  ])('[ADD-02] with %o: %j', (changed, expected) => {
    expect(addDisabled({ ...free, ...changed })).toEqual(expected);
  });

  it('[ADD-02] a flag is reported first, then that it is being added, then why the product cannot be listed', () => {
    forAll(product, fc.boolean(), fc.boolean(), (shown, isLoading, hasDesign) => {
      expect(addDisabled({ isFlagged: true, isLoading, hasDesign, product: shown })).toEqual(O.some('flagged'));
      expect(addDisabled({ isFlagged: false, isLoading: true, hasDesign, product: shown })).toEqual(O.some('loading'));
      const isListed =
        !shown.isNla && shown.isStockSku && !shown.isMadeToOrder && (shown.personalizationType !== 100 || hasDesign);
      expect(O.isNone(addDisabled({ ...free, hasDesign, product: shown }))).toBe(isListed);
    });
  });

  it('[ADD-02] [PERS-02] a product that needs a design and has a valid one is not missing it; without flag, loading and blocker the button can be pressed', () => {
    forAll(product, (shown) => {
      const plain = { ...shown, isNla: false, isStockSku: true, isMadeToOrder: false };
      expect(addDisabled({ ...free, hasDesign: true, product: plain })).toEqual(O.none);
      expect(O.isSome(addDisabled({ ...free, product: plain }))).toBe(shown.personalizationType === 100);
    });
  });
});

const since = instantOf('2027-06-01T12:00:00.000Z');
const soon = instantOf('2027-06-01T12:09:59.999Z');
const late = instantOf('2027-06-01T12:10:00.000Z');
const path = '/product/plates/4821?size=large';
const waiting: WaitingSignIn = { path, since, isSignedIn: false };
const done: WaitingSignIn = { ...waiting, isSignedIn: true };

describe('what waits for signing in', () => {
  it('[ADD-05] [AUTH-01] it is added only after a sign-in that led back to the page on which it was wanted', () => {
    expect(isAddedNow(waiting, soon)).toBe(false);
    expect(afterSignIn(waiting, path, soon)).toEqual(O.some(done));
    expect(isAddedNow(done, soon)).toBe(true);
    for (const other of ['/account', '/product/plates/4821', '/'])
      expect(afterSignIn(waiting, other, soon)).toEqual(O.none);
  });

  it('[ADD-05] [AUTH-01] who opens another page than those of an account in between has left the sign-in, and nothing waits', () => {
    for (const own of ['/account', '/account/login?returnUrl=%2F', '/account/create'])
      expect(afterPageOpened(waiting, own, soon)).toEqual(O.some(waiting));
    for (const other of [path, '/', '/accounting']) expect(afterPageOpened(waiting, other, soon)).toEqual(O.none);
    expect(afterPageOpened(done, path, soon)).toEqual(O.some(done));
  });

  it('[ADD-05] after ten minutes nothing waits', () => {
    expect(afterSignIn(waiting, path, late)).toEqual(O.none);
    expect(afterPageOpened(waiting, '/account/login', late)).toEqual(O.none);
    expect(afterPageOpened(done, path, late)).toEqual(O.none);
    expect(isAddedNow(done, late)).toBe(false);
    expect(isAddedNow(done, instantOf('2027-06-01T11:59:59.999Z'))).toBe(false);
    expect(isAddedNow(done, since)).toBe(true);
  });
});
