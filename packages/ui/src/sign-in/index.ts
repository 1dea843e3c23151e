export * from './sign-in.stream.ts';
export * from './sign-in.view.tsx';
