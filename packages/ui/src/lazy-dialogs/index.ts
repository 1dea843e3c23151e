export * from './foot-notice.tsx';
export * from './lazy-chunk.ts';
export * from './lazy-dialogs.view.tsx';
export * from './lazy-page.view.tsx';
