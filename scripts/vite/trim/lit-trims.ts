import type { Trim } from './trim-code.js';

/**
 * What of the pinned `lit-html` the area's shell never uses, in the letters of its build: its templates have elements, texts, whole
 * attributes, attributes that are there or not, and functions that listen. 0.8 kB of the area's first screen.
 */
export const LIT_TRIMS: Readonly<Record<string, Trim>> = {
  'node/lit-html.js': {
    always: {
      // Directives, of a child, an attribute and a listener.
      'M(this,t,i)': 't',
      'M(this,e[s+n],i,n)': 'e[s+n]',
      'M(this,t,i,0)': 't',
      // Templates of SVG and MathML, templates that were compiled, and what stands in a script, a style or a comment.
      '2===i?"<svg>":3===i?"<math>":""': '""',
      '2===i?"</svg>":3===i?"</math>":""': '""',
      '2===i||3===i': 'false',
      '"number"==typeof s': 'true',
      'y.test(u[2])': 'false',
      'y.test(r.tagName)': 'false',
      '-1!==(t=r.data.indexOf(o,t+1))': 'false',
      // Bindings of elements, properties, lists, and attributes that are only in part.
      't.startsWith(o)': 'false',
      '6===r.type': 'false',
      '"."===e[1]': 'false',
      'd(t)': 'false',
      'this.strings': 'void 0',
      's.strings': '(void 0)',
      's.length>2||""!==s[0]||""!==s[1]': 'false',
      // Listeners with options of their own, and objects that listen.
      't===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive': 't===A&&s!==A',
      '"function"==typeof this._$AH': 'true',
      // What directives and other packages of Lit ask for.
      'this._$AP': 'null',
      'this._$Cv=e?.isConnected??!0': '0',
      'this._$AN=void 0': '0',
      'j?.(S,R)': '0',
      's?.renderBefore??i': 'i',
      's?.renderBefore??null': 'null',
      't?.creationScope': 'null',
    },
    without: ['k(t){', 'setConnected(t){', 'get _$AU(){', 'get tagName(){', 'get startNode(){', 'get endNode(){'],
  },
};
