import { afterEach, expect } from 'vitest';
import { undocumented } from './documented-answers.ts';

// [INT-03] In every test of the service, its answers are checked against the OpenAPI document.
afterEach(() => expect(undocumented()).toEqual([]));
