export * from './mobile-width.ts';
export * from './use-comes-into-sight.ts';
export * from './use-document-title.ts';
export * from './use-is-on-paper.ts';
export * from './use-is-phone.ts';
export * from './use-online-again.ts';
export * from './use-state-value.ts';
