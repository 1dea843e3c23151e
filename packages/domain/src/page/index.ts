export * from './gift-path.ts';
export * from './landing-parameters.ts';
export * from './registry-created.ts';
export * from './return-page.ts';
export * from './tabs.ts';
export * from './web-vitals.ts';
