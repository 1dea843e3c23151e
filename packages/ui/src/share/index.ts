export * from './copy-button.view.tsx';
export * from './share-button.view.tsx';
