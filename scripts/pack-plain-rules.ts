import { packPlainRules } from './plain-rules-package.ts';

console.log(`Packed: ${await packPlainRules()}`);
