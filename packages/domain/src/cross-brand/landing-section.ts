/*
 * [XB-02] [XB-04] Where on a registry's page someone arrives from the other brand's site: at a gift that no link can buy, or at the gift cards.
 *
 * @example landingSectionParameters({ _tag: 'Gift', identity: identityOf('7001') }) // => { arrivesAt: '7001-0' }
 * @example readLandingSection({ arrivesAt: 'gift-cards' }) // => O.some({ _tag: 'GiftCards' })
 */
import { function as F, option as O } from 'fp-ts';
import { type ItemIdentity, identityKey, parsePersonalizationId, parseSku } from '../identity/index.ts';

/** The place on a registry's page to scroll to on arrival. */
export type LandingSection =
  | { readonly _tag: 'GiftCards' }
  | { readonly _tag: 'Gift'; readonly identity: ItemIdentity };

const GIFT_CARDS = 'gift-cards';

/** The parameter for a place. */
export const landingSectionParameters = (place: LandingSection): Readonly<Record<'arrivesAt', string>> => ({
  arrivesAt: place._tag === 'GiftCards' ? GIFT_CARDS : identityKey(place.identity),
});

/** The place named in an address; `none` when it names none. */
export const readLandingSection = ({ arrivesAt }: Readonly<Record<string, unknown>>): O.Option<LandingSection> => {
  if (typeof arrivesAt !== 'string') return O.none;
  if (arrivesAt === GIFT_CARDS) return O.some({ _tag: 'GiftCards' });
  const [, rawSku = '', design] = /^(.+)-(\d+)$/.exec(arrivesAt) ?? [];
  return F.pipe(
    O.Do,
    O.apS('sku', parseSku(rawSku)),
    O.apS('personalizationId', parsePersonalizationId(Number(design))),
    O.map((identity): LandingSection => ({ _tag: 'Gift', identity })),
  );
};
