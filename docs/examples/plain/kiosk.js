/** A kiosk, bundled for a browser: the list with its filters, and the field for a gift card. */
import {
  filterCounts,
  giftCardAmount,
  LIST_DEFAULTS,
  listSections,
  purchaseState,
  readRegistry,
} from '@gift-registry/plain-rules';
// On a screen this is fetched; a bundler takes the file in.
import json from './registry.json';

const read = readRegistry(json);
if (!read.ok) throw new Error('The registry cannot be shown.');
const registry = read.value;

const show = (filters) => {
  const { categories, bands } = filterCounts(registry, { filters });
  console.log(
    [...categories, ...bands]
      .map(({ isChosen, label, items }) => `${isChosen ? '[x]' : '[ ]'} ${label} (${items})`)
      .join('  '),
  );
  for (const { title, items, counts } of listSections(registry, { sortBy: 'category', filters })) {
    console.log(`${title}: ${counts.purchased} of ${counts.wanted} purchased`);
    for (const item of items) console.log(`  ${item.name} (${purchaseState(item)})`);
  }
};

show(LIST_DEFAULTS.filters);
show({ bands: ['50-100'] });

for (const typed of ['24.99', ' 25 ', '25,50']) {
  const card = giftCardAmount(registry, 'EGiftCard', typed);
  console.log(`'${typed}': ${card.ok ? `${card.amount} cents` : card.message}`);
}
