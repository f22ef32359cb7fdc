import { mergeConfig } from 'vite';
import base from './vite.config.ts';
export default (env) => { const b = typeof base === 'function' ? base(env) : base; return mergeConfig(b, { server: { fs: { strict: false } } }); };
