export * from './similar-items.stream.ts';
export * from './similar-items.view.tsx';
export * from './similar-items-model.ts';
