import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--allow-file-access-from-files'] });
const [, , out, ...names] = process.argv;
const p = await b.newPage({ viewport: { width: 1700, height: 850 } });
import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/lang2/m.html', `<body style="margin:0;display:flex;gap:8px;background:#fff">${names.map((n) => `<img height=820 src="file:///tmp/lang2/shots/${n}.png">`).join('')}`);
await p.goto('file:///tmp/lang2/m.html'); await p.waitForTimeout(300);
await p.screenshot({ path: out }); await b.close();
