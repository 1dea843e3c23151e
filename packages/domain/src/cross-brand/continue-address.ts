/*
 * [XB-02] [XB-07] [ROUTE-16] [AUTH-05] [SET-02] The address of Continue: the other brand's site in the same market, and there the same registry, a product's page, the
 * gift cards or a page of the checklist. The handoff, the referrer and the one-time code are carried along.
 *
 * @example continueAddress({ site: sites.main, here: 'http://localhost:3000/', referrer: {}, code: O.none }, { _tag: 'redirect', registry: O.none })
 *   // => O.some(addressOn(sites.modern, 'http://localhost:3000/', '/'))
 */
import { function as F, option as O } from 'fp-ts';
import { type Role, returnPath } from '../account/index.ts';
import { paths, withParameters } from '../address/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Referrer } from '../page/index.ts';
import { addressOn } from '../site/index.ts';
import { type GiftCardHandoff, type Handoff, handoffParameters } from './handoff.ts';
import { type LandingSection, landingSectionParameters } from './landing-section.ts';
import type { PageLocation } from './product-link.ts';
import { otherSite } from './product-link.ts';

/** A registry as seen on this site; `linkKey` is the key of one that is visible by link only. */
export interface RegistryLink {
  readonly grId: GrId;
  readonly role: Role;
  readonly linkKey: O.Option<string>;
}

/** Why a person continues to the other brand's site, with the details it needs (XB-02); paths are paths of that site. */
export type CrossBrandIntent =
  | { readonly _tag: 'redirect'; readonly registry: O.Option<RegistryLink> }
  | { readonly _tag: 'giftCard'; readonly registry: O.Option<RegistryLink>; readonly card: O.Option<GiftCardHandoff> }
  | { readonly _tag: 'addToCart'; readonly registry: RegistryLink; readonly item: ItemHandoff }
  /** For a group gift, or a gift in several designs: a link alone cannot buy those. */
  | { readonly _tag: 'contribute' | 'gift'; readonly registry: RegistryLink; readonly identity: ItemIdentity }
  | {
      readonly _tag: 'product' | 'availability' | 'checklist' | 'checklistPLP';
      readonly path: string;
    };

type ItemHandoff = Extract<Handoff, { readonly _tag: 'Item' }>;

/** The visitor who continues: from which page, with their referrer and one-time code (XB-03). */
export interface CrossBrandVisitor extends PageLocation {
  readonly referrer: Referrer;
  readonly code: O.Option<string>;
}

type Parameters = Readonly<Record<string, string>>;

interface Place {
  readonly path: string;
  readonly parameters: Parameters;
}

const optional = (name: string, value: O.Option<string>): Parameters =>
  O.isSome(value) ? { [name]: value.value } : {};

const registryPlace = (
  { grId, role, linkKey }: RegistryLink,
  what: O.Option<Handoff>,
  at: O.Option<LandingSection> = O.none,
): Place => ({
  path: role === 'guest' ? paths.guestList(grId) : paths.registrantList(grId),
  parameters: {
    ...(role === 'guest' ? optional('key', linkKey) : {}),
    ...(O.isSome(what) ? handoffParameters(what.value) : {}),
    ...(O.isSome(at) ? landingSectionParameters(at.value) : {}),
    isCrossBrandRedirect: 'true',
  },
});

const placeOf = (intent: CrossBrandIntent): Place => {
  switch (intent._tag) {
    case 'redirect':
      return O.isSome(intent.registry)
        ? registryPlace(intent.registry.value, O.none)
        : { path: paths.home, parameters: {} };
    case 'giftCard':
      return O.isSome(intent.registry)
        ? registryPlace(
            intent.registry.value,
            intent.card,
            O.isNone(intent.card) ? O.some({ _tag: 'GiftCards' }) : O.none,
          )
        : { path: paths.giftCards, parameters: O.isSome(intent.card) ? handoffParameters(intent.card.value) : {} };
    case 'addToCart':
      return registryPlace(intent.registry, O.some(intent.item));
    case 'contribute':
    case 'gift':
      return registryPlace(intent.registry, O.none, O.some({ _tag: 'Gift', identity: intent.identity }));
    case 'product':
    case 'availability':
    case 'checklist':
    case 'checklistPLP':
      return { path: returnPath(intent.path), parameters: {} };
  }
};

/** The absolute URL that Continue opens in a new tab; `none` when the other brand has no site in this market. */
export const continueAddress = (
  { site, here, referrer, code }: CrossBrandVisitor,
  intent: CrossBrandIntent,
): O.Option<string> =>
  F.pipe(
    otherSite(site),
    O.map((other) => {
      const { path, parameters } = placeOf(intent);
      return addressOn(
        other,
        here,
        withParameters(path, { ...parameters, ...optional('crossBrandCode', code), ...referrer }),
      );
    }),
  );
