/**
 * The failures that any call of a port can have: `Unavailable` (no answer, or not possible at the moment: try again),
 * `BadRequest` (the service cannot read the request), `UnreadableResponse` (the client cannot read the answer); for the
 * last two, trying again does not help. `rejectedBeforeProcessing`: nothing was done. `TooManyRequests`: nothing was
 * done; wait the given number of seconds. `CookiesRefused`: nothing was sent, since the browser refuses the cookie that
 * the request is for. `isRepeated`: the outcome of an earlier attempt under the same key is still
 * unknown (CART-08).
 */
export type Fault =
  | { readonly _tag: 'Unavailable' }
  | { readonly _tag: 'CookiesRefused' }
  | {
      readonly _tag: 'BadRequest' | 'UnreadableResponse';
      readonly reason: string;
      readonly rejectedBeforeProcessing?: true;
      readonly isRepeated?: true;
    }
  | { readonly _tag: 'TooManyRequests'; readonly retryAfterSeconds: number; readonly isRepeated?: true };

/** The only fault of a store: it does not answer. */
export type Unavailable = Extract<Fault, { readonly _tag: 'Unavailable' }>;

/** The registry does not exist, or this person may not see it. */
export interface RegistryNotFound {
  readonly _tag: 'RegistryNotFound';
}

/** The registry has no such item, as this person sees it. */
export interface ItemUnknown {
  readonly _tag: 'ItemUnknown';
}

/** The person is not signed in. */
export interface SignInNeeded {
  readonly _tag: 'SignInNeeded';
}

/** Why an owner's command was refused, in the order of the checks. */
export type OwnerRefusal = SignInNeeded | RegistryNotFound | ItemUnknown | { readonly _tag: 'NotOwner' };

/** Why a command was refused that is not about an existing item. */
export type ListRefusal = Exclude<OwnerRefusal, ItemUnknown>;
