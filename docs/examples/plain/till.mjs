/** A till: a guest brings a gift to the counter, and the till says what the registry still needs. */
import { readFile } from 'node:fs/promises';
import { exceedsRemaining, findItem, formatPrice, readRegistry, remaining } from '@gift-registry/plain-rules';

// At a counter: const json = await (await fetch(`${service}/api/registry/${grId}`, { headers })).json();
const json = JSON.parse(await readFile(new URL('registry.json', import.meta.url), 'utf8'));
const read = readRegistry(json);
if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('\n'));
const registry = read.value;

const scan = (code, quantity) => {
  const item = findItem(registry, code);
  if (item === null) return `${code.trim()}: not on this registry`;
  const price = formatPrice(registry.site, item.price);
  const hint = exceedsRemaining(quantity, item) ? `; ${quantity} would be too many` : '';
  return `${item.name}, ${price}: ${remaining(item)} still needed${hint}`;
};

console.log(scan('410102\r\n', 2)); // as a scanner types it
console.log(scan('0000410102', 6));
console.log(scan('410302', 1));
console.log(scan('999999', 1));

// What was not read is refused, never computed with.
try {
  remaining(json.products[0]);
} catch (error) {
  console.log(error.message);
}
