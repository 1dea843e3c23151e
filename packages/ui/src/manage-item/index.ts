export * from './manage-item.stream.ts';
export * from './manage-item.view.tsx';
export * from './manage-item-model.ts';
export * from './manage-item-requests.ts';
