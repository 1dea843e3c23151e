export * from './digest-gifts.ts';
export * from './gift-email.ts';
export * from './hiding-emails.ts';
