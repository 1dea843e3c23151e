export * from './digest-gifts.ts';
export * from './gift-email.ts';
export * from './surprise-change-emails.ts';
