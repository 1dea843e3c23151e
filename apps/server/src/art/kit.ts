/** The functions that drawings use. Light comes from the upper left; every volume is shaded from one base colour. */
export * from './colour.ts';
export * from './compose.ts';
export * from './paint.ts';
export * from './shapes.ts';
export * from './surfaces.ts';
