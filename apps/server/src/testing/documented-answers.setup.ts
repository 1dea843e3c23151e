import { afterEach, expect } from 'vitest';
import { undocumented } from './documented-answers.ts';

// [INT-03] Whatever a test of the service is about, its answers are as the OpenAPI document says.
afterEach(() => expect(undocumented()).toEqual([]));
