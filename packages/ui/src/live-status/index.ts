export * from './live-status.view.tsx';
