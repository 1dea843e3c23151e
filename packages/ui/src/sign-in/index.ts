export * from './sign-in.stream.ts';
export * from './sign-in.view.tsx';
export * from './sign-in-link.tsx';
export * from './sign-in-modal.view.tsx';
export * from './sign-in-prompt.stream.ts';
