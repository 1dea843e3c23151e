import { AsyncLocalStorage } from 'node:async_hooks';

/** The name of the store operation that runs, such as `orders.place`: statements are traced and checked under it. */
export const currentOperation = new AsyncLocalStorage<string>();
