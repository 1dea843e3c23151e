export * from './manage-item.stream.ts';
export * from './manage-item.view.tsx';
export * from './manage-item-intents.ts';
export * from './manage-item-model.ts';
export * from './manage-item-source.ts';
