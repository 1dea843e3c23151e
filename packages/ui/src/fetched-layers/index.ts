export * from './fetched-layers.view.tsx';
export * from './foot-notice.tsx';
export * from './layers-file.ts';
