import {shot,b} from './shots.mjs';
await shot('home-390',{h:844});
await shot('home-full',{w:1280,h:800,theme:'light',member:true,act:async p=>{for(let i=0;i<6;i++){await p.mouse.wheel(0,700);await p.waitForTimeout(700)}}});
await shot('home-low',{w:390,h:844,member:true,act:async p=>{for(let i=0;i<4;i++){await p.mouse.wheel(0,500);await p.waitForTimeout(600)}}});
await shot('rng-390',{path:'/rng',theme:'light'});
await shot('rng-1280',{path:'/rng?sort=return',w:1280,h:800,act:async p=>{await p.locator('main article').nth(2).hover();await p.waitForTimeout(1500)}});
await shot('rng-ar',{path:'/rng?sort=newest',lang:'AR',act:async p=>{await p.mouse.wheel(0,500)}});
await b.close();
