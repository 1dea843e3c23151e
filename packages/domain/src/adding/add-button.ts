/*
 * [ADD-02] [ADD-03] Pressed, the Add to Registry button adds once and then says ADDED for three seconds. Afterwards it can be pressed again, or, on the list, gives way to a link that edits how
 * many are wanted. What is on the registry already has that link from the start.
 *
 * @example stepAddButton('list')({ _tag: 'Loading', listed: O.none }, { _tag: 'Succeeded', added: 2, wanted: 2 }) // => { _tag: 'Added', listed: O.some(2) }
 * @example stepAddButton('list')({ _tag: 'Loading', listed: O.some(999) }, { _tag: 'Succeeded', added: 0, wanted: 999 }) // => { _tag: 'OnRegistry', wanted: 999 }
 * @example stepAddButton('list')({ _tag: 'Added', listed: O.some(2) }, { _tag: 'AddedWasShown' }) // => { _tag: 'OnRegistry', wanted: 2 }
 * @example stepAddButton('elsewhere')({ _tag: 'Loading', listed: O.none }, { _tag: 'Succeeded', added: 2, wanted: 2 }) // => { _tag: 'Added', listed: O.none }
 * @example stepAddButton('elsewhere')({ _tag: 'Added', listed: O.none }, { _tag: 'AddedWasShown' }) // => { _tag: 'Idle' }
 */
import { option as O } from 'fp-ts';
import type { AddDisabled } from './add-disabled.ts';

/** How long a button shows its confirmation, in milliseconds (ADD-02, SHARE-02). */
export const DONE_MESSAGE_MILLISECONDS = 3_000;

/**
 * The state of the Add to Registry button: idle when the item is not on the registry, loading, "ADDED", or a link for
 * editing the wanted quantity (`wanted`). While loading and "ADDED" it also holds the quantity known to be on the
 * registry (`listed`), `none` when it is not on it.
 */
export type AddButton =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly listed: O.Option<number> }
  | { readonly _tag: 'Added'; readonly listed: O.Option<number> }
  | { readonly _tag: 'OnRegistry'; readonly wanted: number };

/** An event that changes the button. */
export type AddButtonEvent =
  | { readonly _tag: 'Pressed'; readonly disabled: O.Option<AddDisabled> }
  /** `added` units were added, and `wanted` units are wanted now. */
  | { readonly _tag: 'Succeeded'; readonly added: number; readonly wanted: number }
  | { readonly _tag: 'Failed' }
  /** `DONE_MESSAGE_MILLISECONDS` has passed. */
  | { readonly _tag: 'AddedWasShown' }
  /** The registry now wants this many of it, or does not have it. */
  | { readonly _tag: 'Listed'; readonly wanted: O.Option<number> };

/** Where the button is. */
export type AddButtonPlace = 'list' | 'elsewhere';

/** The initial state of the button, given the quantity on the registry, if any (ADD-03). */
export const newAddButton = (listed: O.Option<number>): AddButton =>
  O.isNone(listed) ? { _tag: 'Idle' } : { _tag: 'OnRegistry', wanted: listed.value };

/** The next state of the button at that place after an event (ADD-02, ADD-03). */
export const stepAddButton =
  (place: AddButtonPlace) =>
  (button: AddButton, event: AddButtonEvent): AddButton => {
    switch (event._tag) {
      case 'Pressed':
        return button._tag === 'Idle' && O.isNone(event.disabled) ? { _tag: 'Loading', listed: O.none } : button;
      case 'Succeeded':
        if (button._tag !== 'Loading') return button;
        if (event.added === 0) return newAddButton(button.listed);
        return { _tag: 'Added', listed: place === 'list' ? O.some(event.wanted) : button.listed };
      case 'Failed':
        return button._tag === 'Loading' ? newAddButton(button.listed) : button;
      case 'AddedWasShown':
        return button._tag === 'Added' ? newAddButton(button.listed) : button;
      case 'Listed':
        return button._tag === 'Loading' || button._tag === 'Added'
          ? { ...button, listed: event.wanted }
          : newAddButton(event.wanted);
    }
  };
