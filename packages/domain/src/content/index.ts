export * from './guide-gaps.ts';
export * from './house-content.ts';
