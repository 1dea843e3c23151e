export * from './brand-site.ts';
export * from './default-shipping.ts';
export * from './department.ts';
export * from './item-brand.ts';
export * from './shop-fronts.ts';
export * from './shop-lead.ts';
export * from './site.ts';
export * from './sites.ts';
