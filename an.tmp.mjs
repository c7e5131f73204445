import { build, transform } from 'esbuild'; import { gzipSync } from 'node:zlib'; import {readFile} from 'node:fs/promises'; import {resolve,dirname} from 'node:path';
const inlineCss = { name:'c', setup({onResolve,onLoad}){ onResolve({filter:/\.css\?inline$/},({path,importer})=>({path:resolve(dirname(importer),path.replace('?inline','')),namespace:'inline-css'})); onLoad({filter:/.*/,namespace:'inline-css'},async({path})=>{const {code}=await transform(await readFile(path,'utf8'),{loader:'css',minify:true});return {contents:`export default ${JSON.stringify(code.trim())}`,loader:'js'}})}};
const pt={name:'p',setup({onResolve,onLoad}){onResolve({filter:/^prop-types$/},({path})=>({path,namespace:'pt'}));onLoad({filter:/.*/,namespace:'pt'},()=>({contents:'const any = () => any; any.isRequired = any; export default new Proxy({}, { get: () => any });'}))}};
const umd=process.argv[2]==='umd';
const r = await build({stdin:{contents: umd? "export * from './src/umd.tsx'":"export { CSVImporter } from './src/index.ts'",resolveDir:'.'},bundle:true,minify:true,format:'esm',splitting:true,write:false,metafile:true,outdir:'x',target:'es2022',external:umd?[]:['react','react-dom','react/jsx-runtime'],plugins:[inlineCss,pt],define:{'process.env.NODE_ENV':'"production"'}});
const entry=Object.entries(r.metafile.outputs).find(([,o])=>o.entryPoint==='<stdin>');
const eager=new Set([entry[0]]);
for(const p of eager) for(const {path,kind} of r.metafile.outputs[p].imports) if(kind==='import-statement'&&r.metafile.outputs[path]) eager.add(path);
const by={};let total=0;const files=[];
for(const p of eager){const o=r.metafile.outputs[p];for(const [k,v] of Object.entries(o.inputs)){files.push([v.bytesInOutput,k]);const g=k.startsWith('node_modules')?k.split('/').slice(0,2).join('/'):k.split('/').slice(0,2).join('/');by[g]=(by[g]??0)+v.bytesInOutput}const f=r.outputFiles.find(f=>f.path.endsWith(p.replace(/^x\//,'')));const g=gzipSync(f.contents,{level:9}).length;total+=g;console.log(p,f.contents.length,g)}
console.log('gzip',total);console.log(Object.entries(by).sort((a,b)=>b[1]-a[1]));
console.log(files.sort((a,b)=>b[0]-a[0]).slice(0,45).map(([b,f])=>b+' '+f).join('\n'));
