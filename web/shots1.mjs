import {shot,b} from './shots.mjs';
await shot('reg-390',{path:'/?modal=register'});
await shot('reg-ar',{path:'/?modal=register',lang:'AR',theme:'light'});
await shot('reg-1280',{path:'/?modal=register',w:1280,h:800,theme:'light',act:async p=>{await p.click('summary')}});
await shot('filt-390',{path:'/rng',act:async p=>{await p.getByRole('button',{name:/Filter/}).first().click()}});
await shot('filt-ar-320',{path:'/rng',w:320,h:640,lang:'AR',theme:'light',act:async p=>{await p.locator('main button[aria-haspopup=dialog], main button[aria-expanded]').last().click().catch(()=>{})}});
await shot('sec-390',{path:'/?modal=securitySettings',member:true});
await shot('sec-1280',{path:'/?modal=securitySettings',member:true,w:1280,h:800,theme:'light',act:async p=>{await p.getByRole('button',{name:/mobile number/}).first().click()}});
await b.close();
