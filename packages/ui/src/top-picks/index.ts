export * from './top-picks.stream.ts';
export * from './top-picks.view.tsx';
