export * from './deletion-plan.ts';
export * from './link-expiry.ts';
export * from './new-account.ts';
export * from './password-rule.ts';
export * from './permissions.ts';
export * from './sign-in.ts';
