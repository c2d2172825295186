import { compile as compileSvelte } from 'svelte/compiler';
import { transformWithOxc } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Compiles the text of a file with the framework's own compiler, which also needs the file's name. */
type Compile = (text: string, file: string) => string | Promise<string>;

/** The compilers that turn a page's files into scripts, by file extension. */
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
