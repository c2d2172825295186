// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scanScript, scanScripts } from './scan-scripts.js';

const PREACT = 'c?(s||p&&(c.__html==p.__html||c.__html==e.innerHTML)||(e.innerHTML=c.__html),t.__k=[]):0;';
const LIT = 'let r=Y.createElement("template");return r.innerHTML=e,r';

describe('the scan of the shipped code', () => {
  it.each([
    ['eval("1")', ['eval']],
    ['(0,eval)("1")', ['eval']],
    ['window.eval("1")', ['eval']],
    ['new Function("return 1")', ['Function']],
    ['Function("return 1")()', ['Function']],
    ['(()=>{}).constructor("return 1")()', ['Function']],
    ['document.write("<p>")', ['document.write']],
    ['document.writeln("<p>")', ['document.write']],
    ['setTimeout("go()",1)', ['a timer with a string']],
    ['setInterval(`go()`,1)', ['a timer with a string']],
    ['e.setAttribute("style","color:red")', ['a style attribute']],
    ['html`<p class="a" style="color:red">`', ['a style attribute']],
    ['e.outerHTML=t', ['outerHTML']],
    ['e.insertAdjacentHTML("beforeend",t)', ['insertAdjacentHTML']],
    ['r.createContextualFragment(t)', ['another parser of HTML']],
    ['new DOMParser().parseFromString(t,"text/html")', ['another parser of HTML']],
    ['e.setHTMLUnsafe(t)', ['another parser of HTML']],
    ['e.innerHTML=t', ['innerHTML']],
    ['e["innerHTML"]=t', ['innerHTML']],
    [`${PREACT}${PREACT}`, ['innerHTML', 'innerHTML']],
    [`${LIT};${LIT}`, ['innerHTML']],
    [`${LIT};x.innerHTML=y`, ['innerHTML']],
  ])('catches %s', (code, found) => {
    expect(scanScript(code).found).toEqual(found);
  });

  it.each([
    [PREACT, ['preact']],
    [LIT, ['lit-html']],
    [`${LIT};${PREACT}`, ['preact', 'lit-html']],
    ['setTimeout(go,1);evaluate(1);isFunction(f);medieval (x)', []],
    ['e.style.color="red";this.constructor(t);scroll.write(t);e.dangerouslySetInnerHTML', []],
    ['typeof f=="function"&&f instanceof Function', []],
  ])('accepts %s', (code, libraries) => {
    expect(scanScript(code)).toEqual({ found: [], libraries });
  });
});

describe('a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('with one planted script is reported', () => {
    writeFileSync(path.join(folder, 'good.js'), `${PREACT}export const a=1;`);
    writeFileSync(path.join(folder, 'planted.js'), 'export const go=(t)=>eval(t);');
    writeFileSync(path.join(folder, 'words.json'), '{"a":"eval("}');
    const { found, allowed, files } = scanScripts(folder);
    expect(found).toEqual(['planted.js: eval']);
    expect([...allowed]).toEqual([['good.js', ['preact']]]);
    expect([...files].sort()).toEqual(['good.js', 'planted.js']);
  });
});
