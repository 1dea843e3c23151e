export * from './choice-menu.tsx';
export * from './list-bar.view.tsx';
export * from './list-tabs.view.tsx';
