export * from './checklist.ts';
export * from './checklist-link.ts';
export * from './checklist-table.ts';
export * from './checklist-tick.ts';
