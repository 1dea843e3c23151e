export * from './checklist.ts';
export * from './checklist-key.ts';
export * from './checklist-link.ts';
export * from './checklist-sold.ts';
export * from './checklist-table.ts';
export * from './checklist-tick.ts';
export * from './set-size.ts';
