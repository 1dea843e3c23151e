export * from './guest-list.view.tsx';
export * from './list-dialogs.tsx';
export * from './owner-list.view.tsx';
export * from './registry-layers.ts';
export * from './registry-list.stream.ts';
