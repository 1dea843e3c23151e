export * from '../cross-brand-arrival/cross-brand-arrival-parts.ts';
export * from './carried-sign-in.tsx';
export * from './cross-brand-landing.stream.ts';
export * from './cross-brand-toast.tsx';
