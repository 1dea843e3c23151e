export * from './data-export.stream.ts';
export * from './data-export.view.tsx';
