export * from './personalize.stream.ts';
export * from './personalize.view.tsx';
export * from './personalize-model.ts';
