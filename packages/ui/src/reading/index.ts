export * from './reading.ts';
export * from './reading.view.tsx';
