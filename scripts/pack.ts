import { clientPackage, componentsPackage, domainPackage } from './packages.ts';

for (const { pack } of [domainPackage, clientPackage, componentsPackage]) console.log(`Packed: ${pack()}`);
