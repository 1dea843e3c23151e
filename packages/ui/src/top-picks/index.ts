export * from './top-picks.stream.ts';
export * from './top-picks.view.tsx';
export * from './top-picks-model.ts';
export * from './top-picks-source.ts';
