export * from './component-messages.ts';
export * from './use-messages.ts';
