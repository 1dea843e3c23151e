export * from './copy-button.view.tsx';
export * from './share-button.view.tsx';
export * from './use-copy.ts';
