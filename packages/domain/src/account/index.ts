export * from './credentials.ts';
export * from './permissions.ts';
export * from './registry-deeds.ts';
export * from './return-address.ts';
export * from './role.ts';
export * from './sign-in-step.ts';
export * from './sign-in-throttle.ts';
