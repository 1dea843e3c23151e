export * from './csv.ts';
export * from './decide-thanks.ts';
export * from './gift-line.ts';
export * from './note-draft.ts';
export * from './thank-you-list.ts';
export * from './thank-you-note.ts';
export * from './thank-you-row.ts';
export * from './thanks-choice-address.ts';
