export * from './lazy-site-dialogs.tsx';
