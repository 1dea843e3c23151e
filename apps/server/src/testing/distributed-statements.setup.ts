import { afterEach, expect } from 'vitest';
import { undistributed } from './distributed-statements.ts';

// [OPS-06] Whatever a test of the service is about, its statements are as a distributed database needs them.
afterEach(() => expect(undistributed()).toEqual([]));
