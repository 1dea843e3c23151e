export * from './added-notice.tsx';
export * from './lazy-site-dialogs.tsx';
export * from './site-layers.tsx';
