/** The code of a system or driver error (`EACCES`, `28P01`), or the name of its class if it has none. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name === 'Error' ? error.constructor.name : error.name;
};
