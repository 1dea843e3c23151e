export * from './toast.view.tsx';
