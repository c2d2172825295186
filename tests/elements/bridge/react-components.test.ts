import { expect } from 'chai';
import type { ReactNode, RefObject } from 'react';
import { takeConsoleLines } from '../support/console-lines.js';
import { createDrawing, type Drawing } from '../support/drawing.js';
import { before, beforeEach, describe, it } from '../support/mocha.js';
import '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle, until } from '../support/until.js';

/** A store like zustand's, which notifies its subscribers of each change. */
function createStore(value: string) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    read: () => value,
    set(next: string) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener) as unknown as void;
    },
  };
}

describe('React components of the views', () => {
  let react: PlainTools['react'];
  let drawing: Drawing;
  before(async () => {
    ({ react } = await loadPlain());
  });
  beforeEach(async () => {
    drawing = await createDrawing();
  });

  const getText = () => drawing.root.textContent;

  it('render each change of a store until they are removed', async () => {
    const store = createStore('one');
    let count = 0;
    const View = (): ReactNode => {
      count += 1;
      return react.useSyncExternalStore(store.subscribe, store.read);
    };
    await drawing.draw(() => react.jsx(View, {}));
    store.set('two');
    await until(() => getText() === 'two', 'the change');
    const drawn = count;
    store.set('two');
    await settle();
    expect(count).to.equal(drawn);
    drawing.remove();
    await until(() => store.listeners.size === 0, 'no listener left');
  });

  it('render a change that a store made before they subscribed', async () => {
    const store = createStore('one');
    const Changing = (): ReactNode => {
      react.useEffect(() => store.set('two'), []);
      return null;
    };
    const View = (): ReactNode => react.useSyncExternalStore(store.subscribe, store.read);
    // Runs the effects of the first before the second has subscribed.
    await drawing.draw(() =>
      react.jsxs(react.Fragment, {
        children: [react.jsx(Changing, {}, 'changing'), react.jsx(View, {}, 'view')],
      }),
    );
    await until(() => getText() === 'two', 'the change');
  });

  it('read from another store once they are given one', async () => {
    const stores = [createStore('one'), createStore('two')];
    const View = ({ store }: { readonly store: ReturnType<typeof createStore> }): ReactNode =>
      react.useSyncExternalStore(store.subscribe, store.read);
    await drawing.draw(() => react.jsx(View, { store: stores[0] }));
    await drawing.draw(() => react.jsx(View, { store: stores[1] }));
    expect(getText()).to.equal('two');
    await until(() => stores[0]?.listeners.size === 0, 'the first store left alone');
    stores[1]?.set('three');
    await until(() => getText() === 'three', 'the change');
  });

  it('fail inside the nearest error boundary if reading a store throws', async () => {
    const store = createStore('one');
    class Boundary extends react.Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
      override state = { hasFailed: false };

      static getDerivedStateFromError() {
        return { hasFailed: true };
      }

      override render(): ReactNode {
        return this.state.hasFailed ? 'failed' : this.props.children;
      }
    }
    const read = () => {
      if (store.read() === 'broken') throw new Error('broken');
      return store.read();
    };
    const View = (): ReactNode => react.useSyncExternalStore(store.subscribe, read);
    await drawing.draw(() => react.jsx(Boundary, { children: react.jsx(View, {}) }));
    expect(getText()).to.equal('one');
    store.set('broken');
    await until(() => getText() === 'failed', 'the boundary');
    // React logs the error, Preact does not.
    takeConsoleLines();
  });

  it('in memo render again only if a prop changes, is added or is removed', async () => {
    const drawn: string[] = [];
    const Row = react.memo(function Row(props: { readonly name?: string; readonly more?: number }): ReactNode {
      drawn.push(JSON.stringify(props));
      return props.name;
    });
    const rows = [{ name: 'a' }, { name: 'a' }, { name: 'b' }, { name: 'b', more: Number.NaN }];
    for (const props of [...rows, { name: 'b', more: Number.NaN }, { name: 'b' }]) {
      await drawing.draw(() => react.jsx(Row, props));
    }
    expect(drawn).to.deep.equal(['{"name":"a"}', '{"name":"b"}', '{"name":"b","more":null}', '{"name":"b"}']);
    expect(getText()).to.equal('b');
  });

  it('read a context from its nearest provider, even below a component that does not render again', async () => {
    const Context = react.createContext('none');
    const View = react.memo(function View(): ReactNode {
      return react.useContext(Context);
    });
    const view = react.jsx(View, {});
    const provide = (value: string) => () => react.jsx(Context, { value, children: view });
    await drawing.draw(() => react.jsx(View, {}));
    expect(getText()).to.equal('none');
    await drawing.draw(provide('one'));
    expect(getText()).to.equal('one');
    await drawing.draw(provide('two'));
    await until(() => getText() === 'two', 'the change');
  });

  it('accept a ref as a prop, set before effects run and cleared on removal', async () => {
    let reference: RefObject<Element | null> = { current: null };
    const seen: (string | undefined)[] = [];
    const Inner = ({ ref }: { readonly ref: RefObject<Element | null> }): ReactNode => react.jsx('p', { ref });
    const View = (): ReactNode => {
      reference = react.useRef<Element>(null);
      react.useEffect(() => {
        seen.push(reference.current?.localName);
      });
      return react.jsx(Inner, { ref: reference });
    };
    await drawing.draw(() => react.jsx(View, {}));
    expect(seen).to.deep.equal(['p']);
    await drawing.draw(() => null);
    expect(reference.current).to.equal(null);
  });

  it('have unique and stable ids', async () => {
    const View = (): ReactNode => react.jsx('p', { id: react.useId() });
    const view = () => react.jsxs('div', { children: ['a', 'b'].map((key) => react.jsx(View, {}, key)) });
    const readIds = () => [...drawing.root.querySelectorAll('p')].map(({ id }) => id);
    await drawing.draw(view);
    const ids = readIds();
    expect(new Set(ids).size).to.equal(2);
    expect(ids).to.not.include('');
    await settle();
    expect(readIds()).to.deep.equal(ids);
  });
});
