import { packDomain } from './domain-package.ts';

console.log(`Packed: ${packDomain()}`);
