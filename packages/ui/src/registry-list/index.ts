export * from './registry-layers.ts';
export * from './registry-list.stream.ts';
export * from './registry-list.view.tsx';
