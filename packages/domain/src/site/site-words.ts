/*
 * [LANG-04] What a shop says in its own words is in its files in English, and in `texts/<language>.json` by these English texts. A site in another language says all of it in that one, and is otherwise the same site.
 *
 * @example siteIn(sites.canada, 'fr-CA').marketRules.regionName // => 'province'
 * @example said(siteIn(sites.canada, 'fr-CA'), 'Cookware') // => 'Batterie de cuisine'
 * @example said(sites.canada, 'Cookware') // => 'Cookware'
 */
import { readonlyNonEmptyArray as RNEA } from 'fp-ts';
import type { Language } from '../language/index.ts';
import type { Site, StartPage } from './site.ts';
import type { Sites } from './sites.ts';
import type { ShopFiles } from './written-shop.ts';

/** What the shop says for a text of its files or its catalogue. */
export const said = ({ words, texts = {} }: Pick<Site, 'words' | 'texts'>, text: string): string =>
  [words, texts].find((all) => Object.hasOwn(all, text))?.[text] ?? text;

/** The site in that language, or as its files have it where it is not offered in it. */
export const siteIn = (site: Site, language: Language): Site => site.translated?.[language] ?? site;

type Say = (text: string) => string;

const renamed =
  (say: Say) =>
  <A extends { readonly name: string }>(named: A): A => ({ ...named, name: say(named.name) });

const startPageWith = (say: Say, { occasions, ...page }: StartPage): StartPage => ({
  ...page,
  title: say(page.title),
  help: say(page.help),
  together: say(page.together),
  occasions: {
    br: say(occasions.br),
    bb: say(occasions.bb),
    ot: say(occasions.ot),
    hw: say(occasions.hw),
    kd: say(occasions.kd),
  },
});

/** The site with all that it says replaced. */
const siteWith = (site: Site, say: Say): Site => {
  const { marketRules, front, giftWrap } = site;
  const { contract } = marketRules;
  const [shipping, ...otherShipping] = site.shippingMethods;
  const name = renamed(say);
  return {
    ...site,
    hours: say(site.hours),
    shippingMethods: [name(shipping), ...otherShipping.map(name)],
    ...(giftWrap === undefined ? {} : { giftWrap: giftWrap.map(name) }),
    front: {
      ...front,
      notice: say(front.notice),
      links: front.links.map(name),
      departments: front.departments.map(name),
    },
    startPage: startPageWith(say, site.startPage),
    marketRules: {
      ...marketRules,
      name: say(marketRules.name),
      taxes: marketRules.taxes.map(name),
      ...(contract === undefined ? {} : { contract: { ...contract, terms: (contract.terms ?? []).map(say) } }),
      regionName: say(marketRules.regionName),
      regions: marketRules.regions.map(name),
      postalCode: {
        ...marketRules.postalCode,
        name: say(marketRules.postalCode.name),
        help: say(marketRules.postalCode.help),
      },
    },
  };
};

/** All that a site says in words of its files, each once. */
export const textsOf = (site: Site): ReadonlyArray<string> => {
  const texts = new Set<string>();
  siteWith(site, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
};

/** The sites, each with itself in its other languages. */
export const translatedSites = (sites: Sites, written: NonNullable<ShopFiles['texts']>): Sites =>
  RNEA.map((site: Site): Site => {
    const [, ...others] = site.languages;
    if (others.length === 0) return site;
    const translated = others.map((language): readonly [Language, Site] => {
      const { categories: words, texts } = written[language] ?? { categories: {}, texts: {} };
      const inWords = siteWith({ ...site, language, words, texts }, (text) => said({ words, texts }, text));
      const { regions } = inWords.marketRules;
      const byName = [...regions].sort((one, other) => one.name.localeCompare(other.name, language));
      return [language, { ...inWords, marketRules: { ...inWords.marketRules, regions: byName } }];
    });
    return { ...site, translated: Object.fromEntries(translated) };
  })(sites);
