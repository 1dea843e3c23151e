export * from './decide-invitation.ts';
export * from './decide-joining.ts';
export * from './joining-email.ts';
