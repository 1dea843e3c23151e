export * from './passing-line.ts';
export * from './toast.view.tsx';
