export * from './brand-site.ts';
export * from './site.ts';
export * from './sites.ts';
