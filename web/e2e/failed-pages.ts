/** Prints what a page held when its journey failed: of a run elsewhere nothing is left but what it has printed. */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_LINES = 120;

export default class FailedPages implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      // Of what Playwright writes down the page itself stands in this block.
      const snapshot = readFileSync(path, 'utf8').split('```yaml\n')[1]?.split('\n```')[0] ?? '';
      const page = snapshot.split('\n').slice(0, MOST_LINES).join('\n');
      process.stdout.write(`  The page of ${test.title}:\n${page}\n`);
    }
  }
}
