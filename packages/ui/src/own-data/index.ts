export * from './own-data.stream.ts';
export * from './own-data.view.tsx';
