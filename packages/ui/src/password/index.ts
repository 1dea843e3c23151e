export * from './forgot-password.view.tsx';
export * from './password.stream.ts';
export * from './reset-password.view.tsx';
