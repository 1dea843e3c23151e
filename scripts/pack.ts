import { clientPackage, domainPackage } from './packages.ts';

for (const { pack } of [domainPackage, clientPackage]) console.log(`Packed: ${pack()}`);
