export * from './fetched-file.ts';
export * from './fetched-layers.view.tsx';
export * from './fetched-page.view.tsx';
export * from './foot-notice.tsx';
