import { Component, createElement, options, type ComponentClass, type ComponentType, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/*
 * Replaces `react` in the Preact builds: exports the names that the views import, with the behaviour of React's elements that they rely on.
 * `preact/compat` would provide all of React, but its hooks into Preact keep most of it in a bundle: 1 kB of a guest lookup.
 *
 * Left out, because no view uses it: numbers in `style`, `null` for an attribute, `defaultValue` beside `value`, `<select multiple>`,
 * `download={true}`, `onDoubleClick`, refs to class components, `defaultProps`, what React adds to events (`nativeEvent`, `persist()`),
 * portals, Suspense, transitions. Lint refuses what is not exported here, and `tests/structure/react-names.test.ts` compares
 * the attributes of every view with what `preact/compat` makes of them.
 */
// eslint-disable-next-line project/no-barrel -- it replaces a package that exports these
export { Component, createContext, createElement, Fragment } from 'preact';
// eslint-disable-next-line project/no-barrel -- as above
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

type Props = Record<string, unknown>;

/**
 * Maps React's names of attributes and events to the browser's. `onFocus` and `onBlur` bubble in React; the browser's `focus` and `blur`
 * do not. Preact omits an attribute for `spellCheck={false}`, and compat does not change that. A map has no inherited entries.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    className: 'class',
    onFocus: 'onfocusin',
    onBlur: 'onfocusout',
    spellCheck: 'spellcheck',
    shapeRendering: 'shape-rendering',
    strokeDasharray: 'stroke-dasharray',
  }),
);
const PRESSED = /^(?:checkbox|radio|file)$/;

/** Whether an element's `onChange` means React's event on every input, and not the browser's `change` on leaving the field. */
function isTypedInto(type: string, props: Props): boolean {
  return type === 'textarea' || (type === 'input' && !PRESSED.test(String(props['type'])));
}

/** Preact calls this hook for every vnode. No other code in a bundle sets it. */
options.vnode = (vnode: VNode<object>) => {
  const { type } = vnode;
  if (typeof type !== 'string') return;
  const given = vnode.props as Props;
  const props: Props = {};
  for (const name of Object.keys(given)) {
    props[name === 'onChange' && isTypedInto(type, given) ? 'oninput' : (NAMES.get(name) ?? name)] = given[name];
  }
  // Preact reads inherited props as well. If a script on the page adds this one to `Object.prototype`, Preact would write it as markup
  // into every element of the tag; an own `undefined` hides it.
  props['dangerouslySetInnerHTML'] = undefined;
  vnode.props = props as typeof vnode.props;
};

/** Re-renders a component only if one of its props has changed. */
export function memo<P extends object>(component: ComponentType<P>): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return isUnlike(this.props, next) || isUnlike(next, this.props);
    }

    override render() {
      return createElement(component, this.props);
    }
  };
}

function isUnlike(some: object, others: object): boolean {
  return Object.entries(some).some(([name, value]) => !Object.is(Reflect.get(others, name), value));
}

/** The last rendered value, and the function that read it. */
interface Drawn<Value> {
  value: Value;
  read: () => Value;
}

/** React's own algorithm for renderers without this hook (`use-sync-external-store/shim`), as `preact/compat` has it. */
export function useSyncExternalStore<Value>(subscribe: (notify: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [{ drawn }, draw] = useState<{ readonly drawn: Drawn<Value> }>({ drawn: { value, read } });

  useLayoutEffect(() => {
    Object.assign(drawn, { value, read });
    drawOutdated(drawn, draw);
  }, [subscribe, drawn, value, read]);

  useEffect(() => {
    const update = () => drawOutdated(drawn, draw);
    // The store may have changed between the render and this effect.
    update();
    return subscribe(update);
  }, [subscribe, drawn]);

  return value;
}

function drawOutdated<Value>(drawn: Drawn<Value>, draw: (state: { readonly drawn: Drawn<Value> }) => void): void {
  try {
    if (Object.is(drawn.value, drawn.read())) return;
  } catch {
    // On the next render it throws where an error boundary catches it.
  }
  draw({ drawn });
}
