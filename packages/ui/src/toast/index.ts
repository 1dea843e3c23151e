export * from './timed-toast.ts';
export * from './toast.view.tsx';
