import { afterEach, expect } from 'vitest';
import { takeMismatches } from './documented-answers.ts';

// [INT-03] In every test of the service, its answers are checked against the OpenAPI document.
afterEach(() => expect(takeMismatches()).toEqual([]));
