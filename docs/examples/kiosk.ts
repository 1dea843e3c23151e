/** A kiosk: a guest walks through the list with two fingers, and may give a gift card instead. */
import {
  filterLabel,
  giftCardHint,
  giftCardVerdictMessages,
  listFilterMessages,
  sectionTally,
  sectionTitle,
} from '@gift-registry/domain';
import {
  amountField,
  filterCounts,
  formatPrice,
  giftCardVerdict,
  type ListFilters,
  listSections,
  NO_FILTERS,
  purchaseState,
  sellsGiftCards,
  toggleFilter,
} from '@gift-registry/domain/rules';
import { markets, sites } from '@gift-registry/domain/testing/arbitrary';
import { registry } from './the-registry.ts';

const site = sites.main;

/** What stands on the screen: what can be ticked, and how many gifts each tick would show; then the list. */
const screen = (filters: ListFilters): string => {
  const asked = { role: 'guest', giftOption: 'all', filters } as const;
  const { categories, prices } = filterCounts(asked, registry.items);
  const sections = listSections({ ...asked, sortBy: 'category', groupBy: 'all' }, registry.items);
  return [
    [...categories, ...prices]
      .map(
        ({ choice, items, isChosen }) =>
          `${isChosen ? '[x]' : '[ ]'} ${filterLabel(site, choice)} ${listFilterMessages.count(items)}`,
      )
      .join('  '),
    ...sections.flatMap(({ kind, items, sectionCounts }) => [
      `${sectionTitle(site, kind)}: ${sectionTally('guest', items.length, sectionCounts)}`,
      ...items.map((item) => `  ${item.product.name} (${purchaseState(item)})`),
    ]),
  ].join('\n');
};

console.log(screen(NO_FILTERS));
console.log(screen(toggleFilter(NO_FILTERS, { _tag: 'Price', band: '50-100' })));

/** What is said beside the field after it was left: why the amount is refused, or what is bought. */
const giftCard = (typed: string): string => {
  const verdict = giftCardVerdict('EGiftCard', amountField.blur(typed));
  return verdict._tag === 'Ok'
    ? `An eGift card of ${formatPrice(site.currencyPrefix, verdict.amount)}`
    : giftCardVerdictMessages(site, verdict);
};

if (sellsGiftCards(site.marketRules)) {
  console.log(giftCardHint('EGiftCard'));
  for (const typed of ['', '24.99', ' 25 ', '25,50', '999.00', '999.01'])
    console.log(`'${typed}' → ${giftCard(typed)}`);
}
console.log(sellsGiftCards(markets.CA) ? 'Gift cards' : 'No gift cards on the Canadian site');
