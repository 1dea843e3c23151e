export * from './registry-header.view.tsx';
