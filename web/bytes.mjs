import { chromium } from '@playwright/test';
const url=process.env.U;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--disable-dev-shm-usage']});
for (const [w,h] of [[390,844],[1280,800]]) {
const c=await b.newContext({viewport:{width:w,height:h},isMobile:w<500,hasTouch:w<500});
const p=await c.newPage();
const s=await c.newCDPSession(p);await s.send('Network.enable');
const m=new Map();
s.on('Network.requestWillBeSent',e=>m.set(e.requestId,{u:e.request.url,t:e.timestamp}));
s.on('Network.loadingFinished',e=>{const r=m.get(e.requestId);if(r){r.n=e.encodedDataLength;r.e=e.timestamp}});
await p.goto(url+'/');await p.waitForTimeout(4000);
const imgs=await p.evaluate(()=>[...document.images].filter(i=>{const r=i.getBoundingClientRect();return r.top<innerHeight&&r.bottom>0&&r.left<innerWidth&&r.right>0&&i.complete&&!i.closest('.banner')}).map(i=>i.currentSrc));
const all=[...m.values()].filter(r=>r.n!==undefined);
const last=Math.max(...all.filter(r=>imgs.includes(r.u)).map(r=>r.e));
const before=all.filter(r=>r.e<=last+0.001);
console.log(w,'requests before whole',before.length,'bytes',before.reduce((a,r)=>a+r.n,0),'all',all.length,all.reduce((a,r)=>a+r.n,0));
const groups={};
for(const r of before){const k=r.u.replace(url,'').replace(/\?.*/,'').replace(/-[a-f0-9]{8,}|-[\w-]{8}\./,'.').split('/').slice(0,4).join('/');const g=k.startsWith('/res')||k.startsWith('/pictures')||/\.svg|cover|webp|png/.test(k)?'pictures':k;groups[g]=(groups[g]||0)+r.n}
console.log(Object.entries(groups).sort((a,b)=>b[1]-a[1]).slice(0,22).map(([k,v])=>v+' '+k).join('\n'));
await c.close();}
await b.close();
