export * from './fetched-layers.view.tsx';
export * from './layers-file.ts';
