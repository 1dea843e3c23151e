export * from './confirmation-layer.stream.ts';
export * from './confirmation-layer.view.tsx';
export * from './confirmation-layer-model.ts';
export * from './confirmation-source.ts';
export type { AdditionToSay } from './confirmed-addition.ts';
