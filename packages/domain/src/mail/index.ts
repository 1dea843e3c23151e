export * from './email.ts';
export * from './email-origin.ts';
export * from './email-text.ts';
export * from './fitted-email.ts';
export * from './mail-retry.ts';
export * from './name-in-email.ts';
