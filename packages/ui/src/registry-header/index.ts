export * from './registry-header.view.tsx';
export * from './sticking-head.tsx';
