import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  ADDED_SHOWN_FOR,
  type AddButton,
  type AddButtonEvent,
  type AddButtonPlace,
  newAddButton,
  stepAddButton,
} from './add-button.ts';

const pressed: AddButtonEvent = { _tag: 'Pressed', disabled: O.none };
const shown: AddButtonEvent = { _tag: 'AddedWasShown' };
const idle: AddButton = { _tag: 'Idle' };
const loading: AddButton = { _tag: 'Loading' };

const wants = fc.integer({ min: 1, max: 999 });
const place = fc.constantFrom<AddButtonPlace>('list', 'elsewhere');
const button: fc.Arbitrary<AddButton> = fc.oneof(
  fc.constantFrom(idle, loading),
  wants.map((each) => ({ _tag: 'Added' as const, wants: each })),
  wants.map((each) => ({ _tag: 'OnRegistry' as const, wants: each })),
);
const disabled = fc.constantFrom(O.none, O.some('flagged' as const), O.some('not-from-stock' as const));

const run = (where: AddButtonPlace, from: AddButton, ...events: ReadonlyArray<AddButtonEvent>) => {
  let its = from;
  return events.map((event) => {
    its = stepAddButton(where)(its, event);
    return its._tag;
  });
};

describe('the Add to Registry button', () => {
  it('[ADD-02] ADDED is said for 3 seconds', () => {
    expect(ADDED_SHOWN_FOR).toBe(3_000);
  });

  it('[ADD-02] [ADD-03] pressed, added, shown: the link on the list, the button elsewhere', () => {
    const added: AddButtonEvent = { _tag: 'Succeeded', wants: 2 };
    expect(run('list', idle, pressed, pressed, added, pressed, shown)).toEqual([
      'Loading',
      'Loading',
      'Added',
      'Added',
      'OnRegistry',
    ]);
    expect(run('elsewhere', idle, pressed, added, shown, pressed, { _tag: 'Failed' })).toEqual([
      'Loading',
      'Added',
      'Idle',
      'Loading',
      'Idle',
    ]);
  });

  it('[ADD-03] what is on the registry already has the link from the start', () => {
    expect(newAddButton(O.none)).toEqual({ _tag: 'Idle' });
    expect(newAddButton(O.some(3))).toEqual({ _tag: 'OnRegistry', wants: 3 });
  });

  it('[ADD-02] only a button at rest that is not disabled begins to add', () => {
    fc.assert(
      fc.property(place, button, disabled, (where, its, why) => {
        const after = stepAddButton(where)(its, { _tag: 'Pressed', disabled: why });
        expect(after).toEqual(its._tag === 'Idle' && O.isNone(why) ? loading : its);
      }),
    );
  });

  it('[ADD-02] while it adds, and while it says ADDED, a press does nothing', () => {
    for (const its of [loading, { _tag: 'Added', wants: 1 }] as const)
      expect(stepAddButton('list')(its, pressed)).toEqual(its);
  });

  it('[ADD-02] what was not added leaves the button at rest', () => {
    fc.assert(
      fc.property(place, button, (where, its) => {
        expect(stepAddButton(where)(its, { _tag: 'Failed' })).toEqual(its._tag === 'Loading' ? idle : its);
      }),
    );
  });

  it('[ADD-02] [ADD-03] after ADDED there is the link on the list, and the button elsewhere', () => {
    fc.assert(
      fc.property(place, button, wants, (where, its, many) => {
        const added = stepAddButton(where)(its, { _tag: 'Succeeded', wants: many });
        expect(added).toEqual(its._tag === 'Loading' ? { _tag: 'Added', wants: many } : its);
        const after = stepAddButton(where)(added, shown);
        if (added._tag !== 'Added') expect(after).toEqual(added);
        else expect(after).toEqual(where === 'list' ? { _tag: 'OnRegistry', wants: added.wants } : idle);
      }),
    );
  });

  it('[ADD-03] what is on the registry has the link, with as many as are wanted there now; what left it has the button', () => {
    fc.assert(
      fc.property(place, button, wants, (where, its, many) => {
        const told = stepAddButton(where)(its, { _tag: 'Listed', wants: O.some(many) });
        const left = stepAddButton(where)(its, { _tag: 'Listed', wants: O.none });
        if (its._tag === 'Loading') expect([told, left]).toEqual([its, its]);
        else {
          expect(told).toEqual({ _tag: its._tag === 'Added' ? 'Added' : 'OnRegistry', wants: many });
          expect(left).toEqual(idle);
        }
      }),
    );
  });
});
