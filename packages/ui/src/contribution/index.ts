export * from './contribution.stream.ts';
export * from './contribution.view.tsx';
export * from './contribution-model.ts';
export * from './contribution-source.ts';
