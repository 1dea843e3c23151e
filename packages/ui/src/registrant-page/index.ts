export * from './registrant-page.stream.ts';
export * from './registrant-page.tsx';
