/*
 * [CHK-01] [XB-02] From an entry of the checklist a way leads to what could be added. What this site's brand sells is found here; what only the other brand sells is found on its site, by
 * the dialog for an entry or for its list of products. Where the other brand has no site in the market, there is no such entry; of what no brand sells there now, it says so.
 *
 * @example checklistLink(sites.modern, eventTypeOf('bb'), { category: 'Feeding', brands: ['main'] }, 'products')
 *   // => O.some({ _tag: 'OtherBrand', brand: 'main', modal: 'checklistPLP', path: '/search?category=Feeding&brand=main' })
 * @example checklistIntent({ _tag: 'OtherBrand', brand: 'modern', modal: 'checklistPLP', path: '/search?category=Rugs&brand=modern' }, grIdOf('7310442'))
 *   // => { _tag: 'checklistPLP', path: '/search?category=Rugs&brand=modern&grId=7310442' }
 * @example checklistLink(sites.main, eventTypeOf('bb'), { category: 'Feeding', brands: ['main'] }, 'entry') // => O.some({ _tag: 'Here', path: '/gift-registry/add-more-gifts/kids?category=Feeding' })
 */
import { option as O } from 'fp-ts';
import { addingPath, paths, withParameters } from '../address/index.ts';
import { giftShopFor } from '../catalogue/index.ts';
import type { EventType } from '../event/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
import { type ItemBrand, type SiteWithSisters, siteOfBrand } from '../site/index.ts';
import type { ChecklistEntry } from './checklist-table.ts';

/** The link of an entry: a page of this site, the dialog for continuing to the other brand's site (XB-02), or none while it is not sold. */
export type ChecklistLink =
  | { readonly _tag: 'NotSold' }
  | { readonly _tag: 'Here'; readonly path: string }
  | {
      readonly _tag: 'OtherBrand';
      readonly brand: ItemBrand;
      readonly modal: 'checklist' | 'checklistPLP';
      /** A path on the other brand's site. */
      readonly path: string;
    };

/** What to open for an entry: its own page, or the list of its products. */
export type ChecklistTarget = 'entry' | 'products';

const modals = { entry: 'checklist', products: 'checklistPLP' } as const;

/** The link of an entry of that event's checklist on that site; `none` when this market's sites do not sell it (CHK-01, XB-02). */
export const checklistLink = (
  site: SiteWithSisters,
  event: EventType,
  { category, brands }: Pick<ChecklistEntry, 'category' | 'brands'>,
  wish: ChecklistTarget,
): O.Option<ChecklistLink> => {
  const adding = paths.addMoreGifts(giftShopFor(event), category);
  if (brands.some((brand) => site.sells.includes(brand))) return O.some({ _tag: 'Here', path: adding });
  if (brands.length === 0) return O.some({ _tag: 'NotSold' });
  const other = brands.find((brand) => O.isSome(siteOfBrand(site, brand, site.market)));
  if (other === undefined) return O.none;
  const path = withParameters(wish === 'entry' ? adding : withParameters(paths.shop, { category }), { brand: other });
  return O.some({ _tag: 'OtherBrand', brand: other, modal: modals[wish], path });
};

/** Adds the checklist's registry to a path of this site, so that the page can link back to the checklist. */
export const withChecklistReturn = (path: string, grId: GrId): string => withParameters(path, { checklist: grId });

/** The path of the checklist that the page was opened from, by its query; built from the number alone, so that it cannot lead elsewhere. */
export const readChecklistReturn = (query: Readonly<Record<string, unknown>>): O.Option<string> => {
  const { checklist } = query;
  return typeof checklist === 'string' ? O.map(paths.checklist)(parseGrId(checklist)) : O.none;
};

/** The intent for continuing to the other brand for an entry, so that what is added there goes to this registry (ADD-01). */
export const checklistIntent = (
  { modal, path }: Extract<ChecklistLink, { readonly _tag: 'OtherBrand' }>,
  grId: GrId,
): { readonly _tag: 'checklist' | 'checklistPLP'; readonly path: string } => ({
  _tag: modal,
  path: addingPath(path, grId),
});
