/** Driven port: the current time, and the time zone in which the retailer counts days. */
export type { Clock } from '../calendar/index.ts';
