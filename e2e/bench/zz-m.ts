import { chromium } from '@playwright/test';
import { launchOptions } from '/work/main/scripts/browser.mjs';
import { startServer } from '@sim/hosts/node-server/server';
import { marketLoad } from '/work/main/e2e/bench/pages/market-load';
const browser = await chromium.launch(launchOptions());
const server = await startServer({ port: 0, staticDir: '/tmp/pb-sandbox', transports: ['websocket'], scenario: 'first-day', seed: 7 });
for (let i=0;i<3;i++) console.log(await marketLoad(browser, server.url + '/h5/').catch(e=>String(e).slice(0,300)));
// profile
const c = await browser.newContext({viewport:{width:390,height:844}}); const p = await c.newPage(); await p.goto(server.url+'/h5/#/bench-market?rows=300&hz=10'); await p.waitForTimeout(4000);
const d = await c.newCDPSession(p); await d.send('Profiler.enable'); await d.send('Profiler.setSamplingInterval',{interval:200}); await d.send('Profiler.start'); await p.waitForTimeout(5000); const {profile} = await d.send('Profiler.stop');
const self:any={}; const dt=profile.timeDeltas!; profile.samples!.forEach((s,i)=>{const n=profile.nodes.find(n=>n.id===s)!; const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.columnNumber; self[k]=(self[k]||0)+dt[i]!;});
console.log(Object.entries(self).sort((a:any,b:any)=>b[1]-a[1]).slice(0,18).map(([k,v]:any)=>(v/5000).toFixed(2)+' ms/s '+k).join('\n'));
await p.screenshot({path:'/tmp/pm/bm.png'});
const m0=(await (async()=>{await d.send('Performance.enable');return d.send('Performance.getMetrics')})()).metrics; await p.waitForTimeout(4000); const m1=(await d.send('Performance.getMetrics')).metrics;
for(const m of m1){const b=m0.find(x=>x.name===m.name)!.value; if(/Duration|Count/.test(m.name)) console.log(m.name,((m.value-b)/4).toFixed(4));}
await browser.close(); await server.close(); process.exit(0);
