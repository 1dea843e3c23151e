export * from './csv.ts';
export * from './decide-thanks.ts';
export * from './thank-you-list.ts';
export * from './thank-you-note.ts';
export * from './thank-you-row.ts';
