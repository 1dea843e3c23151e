export * from './email.ts';
export * from './email-origin.ts';
export * from './mail-retry.ts';
export * from './name-in-email.ts';
export * from './written-email.ts';
