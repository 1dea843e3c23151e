// @ts-check
import './build.mjs';
import { environment, run } from './run.mjs';

/** Runs what `npm test` leaves out: the stories tagged `more`, beside all others, and the browser tests of `e2e/more`. */
Object.assign(environment, { ALL_STORIES: '1' });
await run('vitest', ['run', '--config', '.storybook/vitest.config.ts']);
await run('playwright', ['test', '--config', 'playwright.more.config.ts']);
