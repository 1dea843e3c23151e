/*
 * [LANG-04] An order keeps the language of its page and, where the market has terms of sale, that of the terms which apply: the one that its giver chose, or else the one in which the market hands them over.
 *
 * @example orderLanguages(sites.canada) // => { termsLanguage: 'fr-CA' }
 * @example orderLanguages(siteIn(sites.canada, 'fr-CA')) // => { language: 'fr-CA', termsLanguage: 'fr-CA' }
 * @example orderLanguages(sites.canada, 'en') // => { termsLanguage: 'en' }
 * @example orderLanguages(sites.main, 'en') // => {}
 */
import type { Language } from '../language/index.ts';
import type { Site } from '../site/index.ts';
import type { PlacedOrder } from './order.ts';

/** The languages of an order that is placed on the site. */
export const orderLanguages = (
  { language, marketRules: { contract } }: Pick<Site, 'language' | 'marketRules'>,
  termsLanguage?: Language,
): Pick<PlacedOrder, 'language' | 'termsLanguage'> => ({
  ...(language === 'en' ? {} : { language }),
  ...(contract === undefined ? {} : { termsLanguage: termsLanguage ?? contract.termsFirstIn }),
});
