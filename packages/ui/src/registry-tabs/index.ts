export * from './registry-tabs.stream.ts';
export * from './registry-tabs.view.tsx';
