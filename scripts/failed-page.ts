import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = /```yaml\n(.*?)\n```/gs;
const LINES = 80;

/** Prints how a page began that a test failed on: where it failed, there may be nobody who looks into the files. */
export default class FailedPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments)
      if (name === 'error-context' && path !== undefined)
        for (const [, shown = ''] of readFileSync(path, 'utf8').matchAll(SHOWN))
          console.log(`The page of “${title}”:\n${shown.split('\n').slice(0, LINES).join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
