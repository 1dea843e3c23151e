export * from './use-ask-before-leaving.ts';
