/** Prints the page snapshot of a failed journey: on a remote runner only the output remains. */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MAX_LINES = 120;

export default class FailedPages implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      // Playwright's error context has the page snapshot in this block.
      const snapshot = readFileSync(path, 'utf8').split('```yaml\n')[1]?.split('\n```')[0] ?? '';
      const page = snapshot.split('\n').slice(0, MAX_LINES).join('\n');
      process.stdout.write(`  The page of ${test.title}:\n${page}\n`);
    }
  }
}
