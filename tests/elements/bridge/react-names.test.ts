import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { createDrawing, type Drawing } from '../support/drawing.js';
import { before, beforeEach, describe, it } from '../support/mocha.js';
import '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle } from '../support/until.js';

interface AttributeRow {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, string | null>>;
}

/** Props of elements in views, by the attributes that they become. */
const ATTRIBUTES: readonly AttributeRow[] = [
  { tag: 'div', props: { className: 'a b' }, attributes: { class: 'a b', className: null } },
  { tag: 'div', props: { className: undefined, id: undefined }, attributes: { class: null, id: null } },
  { tag: 'label', props: { htmlFor: 'field' }, attributes: { for: 'field', htmlFor: null } },
  {
    tag: 'div',
    props: { tabIndex: -1, lang: 'de', dir: 'rtl' },
    attributes: { tabindex: '-1', lang: 'de', dir: 'rtl' },
  },
  { tag: 'div', props: { part: 'card', 'data-first': '' }, attributes: { part: 'card', 'data-first': '' } },
  { tag: 'div', props: { hidden: true, role: 'img' }, attributes: { hidden: '', role: 'img' } },
  { tag: 'div', props: { hidden: false }, attributes: { hidden: null } },
  {
    tag: 'div',
    props: { 'aria-hidden': true, 'aria-busy': false, 'aria-valuenow': 3, 'aria-label': undefined },
    attributes: { 'aria-hidden': 'true', 'aria-busy': 'false', 'aria-valuenow': '3', 'aria-label': null },
  },
  { tag: 'button', props: { disabled: true, type: 'submit' }, attributes: { disabled: '', type: 'submit' } },
  { tag: 'button', props: { disabled: false }, attributes: { disabled: null } },
  {
    tag: 'input',
    props: { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'numeric' },
    attributes: {
      autocomplete: 'off',
      autocapitalize: 'none',
      autocorrect: 'off',
      spellcheck: 'false',
      inputmode: 'numeric',
    },
  },
  { tag: 'input', props: { maxLength: 6, readOnly: true }, attributes: { maxlength: '6', readonly: '' } },
  {
    tag: 'form',
    props: { noValidate: true, acceptCharset: 'utf-8' },
    attributes: { novalidate: '', 'accept-charset': 'utf-8' },
  },
  { tag: 'time', props: { dateTime: '2026-11-24' }, attributes: { datetime: '2026-11-24' } },
  {
    tag: 'img',
    props: { referrerPolicy: 'no-referrer', alt: '' },
    attributes: { referrerpolicy: 'no-referrer', alt: '' },
  },
  { tag: 'textarea', props: { rows: 4 }, attributes: { rows: '4' } },
];

const SHAPES: readonly AttributeRow[] = [
  {
    tag: 'circle',
    props: { strokeDasharray: '1 2' },
    attributes: { 'stroke-dasharray': '1 2', strokeDasharray: null },
  },
  { tag: 'path', props: { shapeRendering: 'crispEdges' }, attributes: { 'shape-rendering': 'crispEdges' } },
  { tag: 'circle', props: { pathLength: 8, className: 'ring' }, attributes: { pathLength: '8', class: 'ring' } },
  {
    tag: 'svg',
    props: { viewBox: '0 0 8 8', preserveAspectRatio: 'none', focusable: 'false' },
    attributes: { viewBox: '0 0 8 8', preserveAspectRatio: 'none', focusable: 'false' },
  },
];

interface EventRow {
  readonly tag: string;
  readonly prop: string;
  readonly event: Event;
}

/** Events that an element handles itself. */
const EVENTS: readonly EventRow[] = [
  { tag: 'button', prop: 'onClick', event: new MouseEvent('click', { bubbles: true }) },
  { tag: 'form', prop: 'onSubmit', event: new SubmitEvent('submit', { bubbles: true, cancelable: true }) },
  { tag: 'select', prop: 'onChange', event: new Event('change', { bubbles: true }) },
  { tag: 'div', prop: 'onKeyDown', event: new KeyboardEvent('keydown', { key: 'a', bubbles: true }) },
  { tag: 'div', prop: 'onPointerDown', event: new PointerEvent('pointerdown', { bubbles: true }) },
  { tag: 'div', prop: 'onScroll', event: new Event('scroll') },
  { tag: 'dialog', prop: 'onCancel', event: new Event('cancel', { cancelable: true }) },
  { tag: 'dialog', prop: 'onClose', event: new Event('close') },
  { tag: 'img', prop: 'onError', event: new Event('error') },
];

describe('React elements in the views', () => {
  let plain: PlainTools;
  let drawing: Drawing;
  before(async () => {
    plain = await loadPlain();
  });
  beforeEach(async () => {
    drawing = await createDrawing();
  });

  for (const { tag, props, attributes } of [...ATTRIBUTES, ...SHAPES]) {
    it(`<${tag}> with ${JSON.stringify(props)} has the same attributes as in React`, async () => {
      const { jsx } = plain.react;
      const isShape = SHAPES.some((row) => row.props === props);
      const element = () => jsx(tag, props);
      await drawing.draw(isShape && tag !== 'svg' ? () => jsx('svg', { children: element() }) : element);
      const drawn = drawing.find(tag);
      const found = Object.keys(attributes).map((name) => [name, drawn.getAttribute(name)]);
      expect(Object.fromEntries(found)).to.deep.equal(attributes);
    });
  }

  it('remove the class attribute when className becomes undefined', async () => {
    const { jsx } = plain.react;
    await drawing.draw(() => jsx('div', { className: 'a' }));
    const div = drawing.find('div');
    await drawing.draw(() => jsx('div', { className: undefined }));
    expect(div.hasAttribute('class')).to.equal(false);
    expect(drawing.find('div') === div, 'the same element').to.equal(true);
  });

  for (const { tag, prop, event } of EVENTS) {
    it(`<${tag}> calls ${prop} at "${event.type}"`, async () => {
      const { jsx } = plain.react;
      const events: string[] = [];
      const hear = (heardEvent: Event) => {
        heardEvent.preventDefault();
        events.push(`${heardEvent.type} ${(heardEvent.currentTarget as Element).localName}`);
      };
      await drawing.draw(() => jsx(tag, { [prop]: hear }));
      drawing.find(tag).dispatchEvent(event);
      expect(events).to.deep.equal([`${event.type} ${tag}`]);
    });
  }

  it('call onPointerEnter and onPointerLeave as the pointer enters and leaves', async () => {
    const { jsx } = plain.react;
    const events: string[] = [];
    await drawing.draw(() =>
      jsx('div', { onPointerEnter: () => events.push('enter'), onPointerLeave: () => events.push('leave') }),
    );
    const div = drawing.find('div');
    // React derives the events from the bubbling ones, Preact listens to the others: a pointer sends all of them.
    for (const type of ['over', 'enter', 'out', 'leave']) {
      const bubbles = type === 'over' || type === 'out';
      const init = { bubbles, composed: true, relatedTarget: document.body };
      div.dispatchEvent(new PointerEvent(`pointer${type}`, init));
    }
    expect(events).to.deep.equal(['enter', 'leave']);
  });

  for (const tag of ['input', 'textarea']) {
    it(`<${tag}> calls onChange for every letter, and not again on blur`, async () => {
      const { jsx } = plain.react;
      const values: string[] = [];
      const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => values.push(currentTarget.value);
      await drawing.draw(() => jsx(tag, tag === 'input' ? { type: 'text', onChange } : { onChange }));
      const field = drawing.find(tag);
      field.focus();
      await sendKeys({ type: 'abc' });
      field.blur();
      await settle();
      expect(values).to.deep.equal(['a', 'ab', 'abc']);
    });
  }

  for (const type of ['checkbox', 'radio']) {
    it(`<input type=${type}> calls onChange once per press`, async () => {
      const { jsx } = plain.react;
      const values: boolean[] = [];
      const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => values.push(currentTarget.checked);
      await drawing.draw(() => jsx('input', { type, onChange }));
      drawing.find('input').click();
      await settle();
      expect(values).to.deep.equal([true]);
    });
  }

  it('call onFocus and onBlur for the controls inside them', async () => {
    const { jsx, jsxs } = plain.react;
    const events: string[] = [];
    const hear = ({ type, relatedTarget }: FocusEvent) =>
      events.push(`${type.replace('in', '').replace('out', '')} ${(relatedTarget as Element | null)?.id ?? ''}`);
    const buttons = ['one', 'two'].map((id) => jsx('button', { id, children: id }, id));
    await drawing.draw(() => jsxs('form', { onFocus: hear, onBlur: hear, children: buttons }));
    drawing.find('#one').focus();
    drawing.find('#two').focus();
    expect(events.map((line) => line.replace('blur', 'focus'))).to.deep.equal(['focus ', 'focus two', 'focus one']);
  });

  it('show the given value and choice', async () => {
    const { jsx, jsxs } = plain.react;
    const view = (value: string, checked: boolean) => () =>
      jsxs('form', {
        children: [
          jsx('input', { name: 'text', value, onChange: () => undefined }, 'text'),
          jsx('input', { name: 'box', type: 'checkbox', checked, onChange: () => undefined }, 'box'),
          jsx('textarea', { value, onChange: () => undefined }, 'area'),
          jsxs(
            'select',
            {
              value,
              onChange: () => undefined,
              children: ['a', 'b'].map((option) => jsx('option', { value: option, children: option }, option)),
            },
            'select',
          ),
        ],
      });
    const read = () => [
      drawing.find<HTMLInputElement>('[name=text]').value,
      drawing.find<HTMLInputElement>('[name=box]').checked,
      drawing.find<HTMLTextAreaElement>('textarea').value,
      drawing.find<HTMLSelectElement>('select').value,
    ];
    await drawing.draw(view('b', true));
    expect(read()).to.deep.equal(['b', true, 'b', 'b']);
    await drawing.draw(view('a', false));
    expect(read()).to.deep.equal(['a', false, 'a', 'a']);
  });
});
