export * from './guest-list.tsx';
export * from './list-dialogs.tsx';
export * from './owner-list.tsx';
export * from './registry-layers.ts';
export * from './registry-list.stream.ts';
