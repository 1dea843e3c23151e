export * from './use-is-phone.ts';
export * from './use-live.ts';
