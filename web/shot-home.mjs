import { chromium } from 'playwright-core';
const base = 'http://127.0.0.1:8191';
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
async function open(name, { w = 1280, h = 900, theme = 'dark', lang = 'EN', path = '/', member = false, touch = false, act } = {}) {
  if (only && !name.includes(only)) return;
  const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: touch, isMobile: touch });
  await context.addInitScript(([theme, lang]) => { localStorage.theme = theme; localStorage.lang = lang; }, [theme, lang]);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, 'console', m.text()); });
  if (member) {
    await page.goto(base + '/login');
    await page.fill('input[name=username]', 'lantern_member');
    await page.fill('input[name=password]', 'Kx7mTq4vLp2w');
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.includes('login'));
  }
  await page.goto(base + path);
  await page.waitForTimeout(2500);
  if (act) await act(page);
  await page.screenshot({ path: `/tmp/home-${name}.png` });
  await context.close();
}
const hover = async (page) => { await page.locator('[data-game]').nth(2).hover(); await page.waitForTimeout(1200); };
const hold = async (page) => {
  const box = await page.locator('[data-game]').nth(1).boundingBox();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 40, y: box.y + 60 }] });
  await page.waitForTimeout(900);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(700);
};
const scrollDown = async (page) => { for (let i = 0; i < 6; i++) { await page.mouse.wheel(0, 700); await page.waitForTimeout(400); } await page.getByRole('heading', { name: /New games|ألعاب جديدة/ }).scrollIntoViewIfNeeded(); await page.waitForTimeout(900); };
await open('lobby-d', { path: '/rng', act: hover });
await open('lobby-l-member', { path: '/rng?sort=return', theme: 'light', member: true, act: hover });
await open('home-d-member', { member: true });
await open('rows-d-member', { member: true, act: scrollDown });
await open('rows-l-phone', { w: 390, h: 844, theme: 'light', touch: true, act: scrollDown });
await open('lobby-phone', { w: 390, h: 844, path: '/rng', touch: true });
await open('card-phone', { w: 390, h: 844, path: '/rng', touch: true, act: hold });
await open('card-phone-ar', { w: 390, h: 844, path: '/rng', theme: 'light', lang: 'AR', touch: true, act: hold });
await open('lobby-ar', { path: '/rng?sort=new', lang: 'AR', act: hover });
await open('sheet-phone', { w: 320, h: 640, path: '/rng', touch: true, act: async (p) => { await p.getByRole('button', { name: /Filters/ }).tap(); await p.waitForTimeout(600); } });
await browser.close();
