export * from './brand-interrupter.stream.ts';
export * from './brand-interrupter.view.tsx';
export * from './brand-invitation.view.tsx';
export * from './other-brand.stream.ts';
export * from './other-brand.view.tsx';
