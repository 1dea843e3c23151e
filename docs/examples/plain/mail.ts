/** A mail of what is still wanted, in TypeScript. */
import {
  daysToGo,
  formatPrice,
  listSections,
  type Registry,
  readRegistry,
  remaining,
} from '@gift-registry/plain-rules';
import json from './registry.json' with { type: 'json' };

const mail = (registry: Registry, today: string): string => {
  const names = [registry.primaryFirstName, registry.secondaryFirstName].filter((name) => name !== null).join(' and ');
  return [
    `${names}: ${registry.eventType.name} in ${daysToGo(registry, today)} days`,
    ...listSections(registry, { sortBy: 'price', giftOption: 'needed' }).flatMap(({ title, items }) => [
      title,
      ...items.map(
        (item) => `  ${item.name}, ${formatPrice(registry.site, item.price)}: ${remaining(item)} still needed`,
      ),
    ]),
    registry.shareableUrl,
  ].join('\n');
};

const read = readRegistry(json);
console.log(read.ok ? mail(read.value, '2026-12-24') : read.errors);
