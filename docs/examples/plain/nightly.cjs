/** A nightly job in CommonJS: goes through stored answers, counts what is still needed, and reports what cannot be read. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { readRegistry, remaining } = require('@gift-registry/plain-rules');

const stored = readFileSync(join(__dirname, 'registry.json'), 'utf8');
const answers = [
  stored,
  stored.replace('"currentPrice": 329.95', '"currentPrice": "329.95"').replace('"quantityWants": 8,', ''),
  '{ "error": { "_tag": "RegistryNotFound" } }',
];

for (const [index, text] of answers.entries()) {
  const read = readRegistry(JSON.parse(text));
  if (read.ok) {
    const { grId, items } = read.value;
    console.log(`${grId}: ${items.reduce((sum, item) => sum + remaining(item), 0)} gifts still needed`);
  } else {
    console.log(`answer ${index} cannot be read`);
    for (const { message } of read.errors) console.log(`  ${message}`);
  }
}
