export * from './settings.stream.ts';
export * from './settings.view.tsx';
