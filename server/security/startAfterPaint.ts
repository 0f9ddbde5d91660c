import { createHash } from 'node:crypto';

/**
 * Script that loads a page's modules after its first frame: text, then typefaces, React last. When idle it lays out the far parts (`--far`
 * in components/globalCss.ts), for screenshots and Safari's search (WebKit bug 283846); at once on back and reload. The same on every page:
 * one hash allows it.
 */
const STARTER = `{
const modules=document.currentScript.dataset.modules.split(' ');
if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.toggleAttribute('data-whole',true);
const add=(name,properties)=>document.head.append(Object.assign(document.createElement(name),{fetchPriority:'low',...properties}));
let state='waiting';
const start=()=>{
if(state==='started'||![].findLast)return;
state='started';
for(const href of modules)add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:modules[0]});
};
requestAnimationFrame(()=>setTimeout(start,110));
setTimeout(start,document.hidden?0:1000);
const idle=window.requestIdleCallback??(act=>setTimeout(act,60));
const farIn=parent=>[...parent.children].flatMap(part=>getComputedStyle(part).contentVisibility==='auto'?part:farIn(part));
const layOut=parts=>{
const part=parts.shift();
if(!part)return;
const {top,height}=part.getBoundingClientRect();
part.style.setProperty('--far','visible');
if(top<0&&!CSS.supports('overflow-anchor','auto'))scrollBy(0,part.getBoundingClientRect().height-height);
idle(()=>layOut(parts));
};
const whenHydrated=()=>{
if(!performance.getEntriesByName('hydrated')[0]&&performance.now()<1e4)setTimeout(whenHydrated,500);
else idle(()=>layOut(farIn(document.body)));
};
addEventListener('load',whenHydrated);
}`;

/** Hash of the script, for the policy of a page. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/** End of a document by Vike: its entry, then links to what the entry will import. */
const END =
  /<script src="([^"]+)" type="module" async><\/script>((?:<link rel="modulepreload"[^>]*>)*)\s*<\/body>\s*<\/html>\s*$/;

/** A built page whose modules wait for its first paint (docs/decisions/0072-scripts-come-last.md). @throws when the document does not end as `END` describes */
export function startAfterPaint(html: string): string {
  const end = END.exec(html);
  if (!end) throw new Error('Vike ends its documents otherwise than server/security/startAfterPaint.ts knows');
  const [, entry, links = ''] = end;
  const modules = [entry, ...[...links.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)];
  return `${html.slice(0, end.index)}<script data-modules="${modules.join(' ')}">${STARTER}</script>\n</body>\n</html>`;
}
