import { compile as compileSvelte } from 'svelte/compiler';
import { transformWithOxc } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

/** The text of a file and its name, as the framework's own compiler takes them. */
type Compile = (text: string, file: string) => string | Promise<string>;

/** What turns a page's files into scripts, by how their names end. */
export const COMPILERS: Readonly<Record<string, Compile>> = {
  '.vue': (text, filename) => {
    const { descriptor } = parse(text, { filename });
    const isCustomElement = (tag: string): boolean => tag.startsWith('orders-');
    const templateOptions = { compilerOptions: { isCustomElement } };
    const { content } = compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions });
    return descriptor.scriptSetup?.lang === 'ts' ? toScript(content, `${filename}.ts`) : content;
  },
  '.svelte': (text, filename) => compileSvelte(text, { filename, generate: 'client' }).js.code,
  '.ts': toScript,
  '.tsx': toScript,
};

async function toScript(text: string, file: string): Promise<string> {
  return (await transformWithOxc(text, file, { sourcemap: false })).code;
}
