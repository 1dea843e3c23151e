export * from './adding-aloud.tsx';
export * from './words-or-ring.tsx';
