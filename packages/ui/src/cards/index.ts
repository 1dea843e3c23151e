export * from './cards.stream.ts';
export * from './cards.view.tsx';
