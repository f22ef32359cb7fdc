import { chromium } from '@playwright/test';
const url=process.env.U;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--disable-dev-shm-usage']});
async function shot(name,{w=390,h=844,lang='EN',theme='dark',path='/',member=false,act}={}){
  const c=await b.newContext({viewport:{width:w,height:h},deviceScaleFactor:1,reducedMotion:'reduce'});
  const p=await c.newPage();
  await p.addInitScript(([l,t])=>{localStorage.lang=l;localStorage.theme=t;},[lang,theme]);
  if(member){await p.goto(url+'/login');await p.fill('input[name=username]','lantern_member');await p.fill('input[name=password]','Kx7mTq4vLp2w');await p.click('form button[type=submit]');await p.waitForTimeout(2500);await p.keyboard.press('Escape');}
  await p.goto(url+path);await p.waitForTimeout(2500);
  if(act) await act(p);
  await p.waitForTimeout(800);
  await p.screenshot({path:`/tmp/shot-${name}.png`});
  await c.close();
}
export {shot,b};
