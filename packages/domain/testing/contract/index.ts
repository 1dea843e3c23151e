export * from './account.contract.ts';
export * from './cart.contract.ts';
export * from './catalogue.contract.ts';
export * from './contract-world.ts';
export * from './orders.contract.ts';
export * from './recommendations.contract.ts';
export * from './registries.contract.ts';
