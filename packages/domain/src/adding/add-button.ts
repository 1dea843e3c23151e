/*
 * [ADD-02] [ADD-03] Pressed, the Add to Registry button adds once and then says ADDED for three seconds. Afterwards it can be pressed again, or, on the list, gives way to a link that edits how
 * many are wanted. What is on the registry already has that link from the start.
 *
 * Laws:
 * - only a button at rest that is not disabled begins to add
 * - while it adds, and while it says ADDED, a press does nothing
 * - what was not added leaves the button at rest
 * - after ADDED there is the link on the list, and the button elsewhere
 * - what is on the registry has the link, with as many as are wanted there now; what left it has the button
 *
 * @example stepAddButton('list')({ _tag: 'Added', wants: 2 }, { _tag: 'AddedWasShown' }) // => { _tag: 'OnRegistry', wants: 2 }
 * @example stepAddButton('elsewhere')({ _tag: 'Added', wants: 2 }, { _tag: 'AddedWasShown' }) // => { _tag: 'Idle' }
 */
import { option as O } from 'fp-ts';
import type { AddDisabled } from './add-disabled.ts';

/** How long the button says ADDED, in milliseconds (ADD-02). */
export const ADDED_SHOWN_FOR = 3_000;

/** The button: at rest, adding, saying ADDED, or a link that edits how many are wanted (`wants`). */
export type AddButton =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Added'; readonly wants: number }
  | { readonly _tag: 'OnRegistry'; readonly wants: number };

/** What happens to the button. */
export type AddButtonEvent =
  | { readonly _tag: 'Pressed'; readonly disabled: O.Option<AddDisabled> }
  | { readonly _tag: 'Succeeded'; readonly wants: number }
  | { readonly _tag: 'Failed' }
  /** `ADDED_SHOWN_FOR` has passed. */
  | { readonly _tag: 'AddedWasShown' }
  /** The registry is told to have so many of it, or none any more. */
  | { readonly _tag: 'Listed'; readonly wants: O.Option<number> };

/** Where the button stands. */
export type AddButtonPlace = 'list' | 'elsewhere';

const idle: AddButton = { _tag: 'Idle' };

const listed = (button: AddButton, wants: O.Option<number>): AddButton => {
  if (button._tag === 'Loading') return button;
  if (O.isNone(wants)) return idle;
  return { _tag: button._tag === 'Added' ? 'Added' : 'OnRegistry', wants: wants.value };
};

/** The button for something of which the registry has so many, or none (ADD-03). */
export const newAddButton = (wants: O.Option<number>): AddButton => listed(idle, wants);

/** The button in that place after something happened to it (ADD-02, ADD-03). */
export const stepAddButton =
  (place: AddButtonPlace) =>
  (button: AddButton, event: AddButtonEvent): AddButton => {
    switch (event._tag) {
      case 'Pressed':
        return button._tag === 'Idle' && O.isNone(event.disabled) ? { _tag: 'Loading' } : button;
      case 'Succeeded':
        return button._tag === 'Loading' ? { _tag: 'Added', wants: event.wants } : button;
      case 'Failed':
        return button._tag === 'Loading' ? idle : button;
      case 'AddedWasShown':
        if (button._tag !== 'Added') return button;
        return place === 'list' ? { _tag: 'OnRegistry', wants: button.wants } : idle;
      case 'Listed':
        return listed(button, event.wants);
    }
  };
