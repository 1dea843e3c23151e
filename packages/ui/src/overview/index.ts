export * from './overview.stream.ts';
export * from './overview.view.tsx';
