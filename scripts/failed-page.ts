import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PAGE = /```yaml\n(.*?)\n```/gs;
const LINES = 80;

/** Prints the beginning of the page on which a test failed, so that a CI log shows it. */
export default class FailedPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments)
      if (name === 'error-context' && path !== undefined)
        for (const [, text = ''] of readFileSync(path, 'utf8').matchAll(PAGE))
          console.log(`The page of “${title}”:\n${text.split('\n').slice(0, LINES).join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
