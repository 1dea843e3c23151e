/** The code of a system or driver error (`EACCES`, `28P01`), or its name if it has none. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
