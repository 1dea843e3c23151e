export * from './settings.stream.ts';
export * from './settings.view.tsx';
export * from './settings-model.ts';
