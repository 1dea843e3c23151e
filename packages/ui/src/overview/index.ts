export * from './overview.stream.ts';
export * from './overview.view.tsx';
export * from './overview-model.ts';
