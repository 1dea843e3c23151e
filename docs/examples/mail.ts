/** A mail of what is still wanted, in the money of the site that it comes from. */
import { eventDayText, eventHeading, offeredIn, sectionTitle, stillNeeded } from '@gift-registry/domain';
import {
  daysToGo,
  formatPrice,
  listSections,
  NO_FILTERS,
  parseCalendarDay,
  type Registry,
  remaining,
  type Site,
} from '@gift-registry/domain/rules';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { registry } from './the-registry.ts';

const stillWanted = (site: Site, { eventType, eventDate, items }: Registry, today: string) => {
  const { currencyPrefix, marketRules, name } = site;
  // A day is read once; what is no day is told apart here, and nowhere later.
  const day = parseCalendarDay(today);
  const nights = O.isSome(day) && O.isSome(eventDate) ? ` (${daysToGo(eventDate.value, day.value)} days to go)` : '';
  // The same sections as on the page. What was bought is left out; a personalized gift is placed 15.00 above its price.
  // Each item is read as the site's market offers it: in Canada nothing is a group gift.
  const sections = listSections(
    { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'needed', filters: NO_FILTERS },
    items.map(offeredIn(marketRules)),
  );
  return [
    `${eventHeading(eventType)}, ${eventDayText({ eventDate })}${nights}`,
    ...sections.flatMap(({ kind, items: gifts }) => [
      sectionTitle(site, kind),
      ...gifts.map(
        (gift) =>
          `  ${gift.product.name}, ${formatPrice(currencyPrefix, gift.product.currentPrice)}: ${stillNeeded(remaining(gift))}`,
      ),
    ]),
    `Yours, ${name}`,
  ].join('\n');
};

console.log(stillWanted(sites.main, registry, '2027-06-02'));
console.log(stillWanted(sites.canada, { ...registry, market: 'CA' }, 'tomorrow'));
