export * from './house-content.ts';
