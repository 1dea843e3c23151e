export * from './guide-gaps.ts';
export * from './site-content.ts';
