export * from './carried-sign-in.tsx';
export * from './cross-brand-arrival.stream.ts';
export * from './cross-brand-arrival-parts.ts';
export * from './cross-brand-toast.tsx';
