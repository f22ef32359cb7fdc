import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:9671';
const langs = (process.argv[2] ?? 'TH,VI,KM,AR').split(',');
const widths = (process.argv[3] ?? '320,390').split(',').map(Number);
const places = (process.argv[4] ?? '/,/rng,/login,/?modal=register,/noticePage,/live').split(',');
const shoot = process.argv[5] !== 'no';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const lang of langs) for (const width of widths) {
  const ctx = await browser.newContext({ viewport: { width, height: 800 }, isMobile: width < 600, hasTouch: width < 600, reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  await page.addInitScript((l) => { localStorage.lang = l; localStorage.theme = 'dark'; sessionStorage.setItem('popups','["welcome"]'); }, lang);
  for (const place of places) {
    try {
      await page.goto(base + place, { timeout: 60000 });
      await page.locator('main h1, main iframe').first().waitFor({ state: 'attached', timeout: 60000 });
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: 20000 }).catch(() => {});
      await page.waitForTimeout(400);
      const cut = await page.evaluate(() => {
        const found = [];
        for (const el of document.querySelectorAll('body *')) {
          if (!el.childNodes.length || ![...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
          const cs = getComputedStyle(el); const r = el.getBoundingClientRect();
          if (r.width < 3 || cs.visibility === 'hidden' || cs.clipPath !== 'none') continue;
          const hidden = cs.overflowX !== 'visible';
          if ((hidden && el.scrollWidth > el.clientWidth + 1) || (cs.webkitLineClamp !== 'none' && el.scrollHeight > el.clientHeight + 2)) found.push(`${el.tagName}.${String(el.className).slice(0,30)}: ${el.textContent.trim().slice(0,60)} (${el.scrollWidth}>${el.clientWidth}, ${el.scrollHeight}>${el.clientHeight})`);
          // glyphs cut vertically
          else if (cs.overflowY !== 'visible' && el.scrollHeight > el.clientHeight + 2 && el.clientHeight > 0) found.push(`V ${el.tagName}.${String(el.className).slice(0,30)}: ${el.textContent.trim().slice(0,50)} (${el.scrollHeight}>${el.clientHeight})`);
        }
        for (const s of document.querySelectorAll('select')) {
          const c = document.createElement('canvas').getContext('2d'); const cs = getComputedStyle(s);
          c.font = cs.font; const w = c.measureText(s.selectedOptions[0]?.textContent ?? '').width;
          const room = s.clientWidth - parseFloat(cs.paddingInlineStart) - parseFloat(cs.paddingInlineEnd);
          if (w > room + 1) found.push(`SELECT ${s.selectedOptions[0]?.textContent} ${Math.round(w)}>${Math.round(room)}`);
        }
        const over = document.documentElement.scrollWidth - innerWidth;
        if (over > 0) found.push('PAGE TOO WIDE ' + over);
        return [...new Set(found)];
      });
      console.log(`${lang} ${width} ${place}`); for (const c of cut) console.log('   ' + c);
      if (shoot) await page.screenshot({ path: `/tmp/lang2/shots/${lang}-${width}-${place.replace(/\W+/g, '_')}.png` });
    } catch (e) { console.log(`${lang} ${width} ${place} FAILED ${String(e).slice(0, 200)}`); }
  }
  await ctx.close();
}
await browser.close();
