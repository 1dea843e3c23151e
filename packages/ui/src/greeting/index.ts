export * from './greeting.stream.ts';
export * from './greeting.view.tsx';
export * from './greeting-model.ts';
