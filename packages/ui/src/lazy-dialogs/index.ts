export * from './foot-notice.tsx';
export * from './lazy-chunk.ts';
export * from './lazy-dialogs.view.tsx';
export * from './lazy-menu.tsx';
export * from './lazy-page.view.tsx';
export * from './lazy-section.tsx';
export * from './use-lazy-chunk.ts';
