/** The code of a system's or driver's error if it has one (`EACCES`, `28P01`), else its name. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
