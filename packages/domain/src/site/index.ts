export * from './site.ts';
export * from './sites.ts';
