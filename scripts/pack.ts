import { clientPackage, componentsPackage, domainPackage } from './packages.ts';
import { plainRulesPackage } from './plain-rules-package.ts';

for (const { pack } of [domainPackage, clientPackage, componentsPackage, plainRulesPackage])
  console.log(`Packed: ${await pack()}`);
