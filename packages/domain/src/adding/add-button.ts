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
import { function as F, option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { Instant } from '../calendar/index.ts';
import { type RegistryBlocker, registryBlocker } from '../registry/index.ts';

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

/*
 * [ADD-02] [PERS-02] The Add to Registry button cannot be pressed while something is the matter with what is shown, while it is adding already, or where the product cannot be listed. The first
 * reason is reported.
 *
 * @example addDisabled({ isFlagged: false, isLoading: true, hasDesign: false, product: exampleProduct() }) // => O.some('loading')
 * @example addDisabled({ isFlagged: false, isLoading: false, hasDesign: false, product: exampleProduct({ isStockSku: false }) }) // => O.some('not-from-stock')
 */

/** Why the Add to Registry button is disabled (ADD-02). */
export type AddDisabled = 'flagged' | 'loading' | RegistryBlocker;

/** The state that the button depends on. */
export interface AddContext {
  /** The page disables it, or the chosen personalization has an error (hasError). */
  readonly isFlagged: boolean;
  readonly isLoading: boolean;
  /** Whether a valid design was chosen. */
  readonly hasDesign: boolean;
  readonly product: Parameters<typeof registryBlocker>[0];
}

/** The first reason why the button is disabled; `none` when it is enabled (ADD-02). */
export const addDisabled = ({ isFlagged, isLoading, hasDesign, product }: AddContext): O.Option<AddDisabled> => {
  if (isFlagged) return O.some('flagged');
  if (isLoading) return O.some('loading');
  return F.pipe(
    registryBlocker(product),
    O.filter((blocker) => blocker !== 'design-missing' || !hasDesign),
  );
};

/*
 * [ADD-05] [AUTH-01] What a person wanted to add when asked to sign in waits for that sign-in and for no other: the next person at the same browser shall not find it added for them.
 *
 * @example afterSignIn({ path: '/search', since: instantOf('2027-06-01T12:00:00.000Z'), isSignedIn: false }, '/account', instantOf('2027-06-01T12:01:00.000Z')) // => O.none
 */

/** How long an addition waits for signing in, in minutes. */
export const SIGN_IN_WAIT_MINUTES = 10;

/** An addition that waits for signing in: since when, from which page, and whether the person has signed in. */
export interface WaitingSignIn {
  /** The path and query of the page where it was requested. */
  readonly path: string;
  readonly since: Instant;
  readonly isSignedIn: boolean;
}

const isFresh = ({ since }: WaitingSignIn, now: Instant): boolean => {
  const waited = Date.parse(now) - Date.parse(since);
  return waited >= 0 && waited < SIGN_IN_WAIT_MINUTES * 60_000;
};

const isOfAccount = (path: string): boolean => path === paths.account || path.startsWith(`${paths.account}/`);

/** The waiting addition after signing in on the way to that path; `none` when it expired or belongs to another page. */
export const afterSignIn = (waiting: WaitingSignIn, to: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && to === waiting.path ? O.some({ ...waiting, isSignedIn: true }) : O.none;

/** The waiting addition after opening a page with that path; `none` when it expired or the person left signing in. */
export const afterPageOpened = (waiting: WaitingSignIn, path: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && (waiting.isSignedIn || isOfAccount(path)) ? O.some(waiting) : O.none;

/** Whether the waiting addition can be added now. */
export const isAddedNow = (waiting: WaitingSignIn, now: Instant): boolean =>
  waiting.isSignedIn && isFresh(waiting, now);
