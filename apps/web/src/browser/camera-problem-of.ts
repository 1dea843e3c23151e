import type { CameraProblem } from '@gift-registry/domain';

/** How to read: what a browser calls it when it gives no camera, the older names too, and what that means. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  PermissionDeniedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'not-supported',
};

/** Why there is no camera, by what the browser threw. */
export const cameraProblemOf = (thrown: unknown): CameraProblem =>
  thrown instanceof Error ? (problems[thrown.name] ?? 'broken-off') : 'broken-off';
