import type { Trim } from './trim-code.js';

/** Classes have no lifecycle here but what an error boundary is made of. */
const NO_LIFECYCLE = {
  'newType.getDerivedStateFromProps': 'false',
  'c.componentWillMount': 'false',
  'c.componentDidMount': 'false',
  'c.componentWillReceiveProps': 'false',
  'c.componentWillUpdate': 'false',
  'c.componentDidUpdate': 'false',
  'c.getSnapshotBeforeUpdate': 'false',
};

/** Nothing is drawn ahead by a server, waits for a promise, or begins in an element that has children. */
const NO_HYDRATION = { isHydrating: 'false', excessDomChildren: 'null' };

/** Nothing of MathML, no text that is HTML, no template, no customized element. */
const NO_OTHER_MARKUP = {
  "nodeType == 'math'": 'false',
  'namespace == MATH_NAMESPACE': 'false',
  "nodeType == 'foreignObject'": 'false',
  "nodeType == 'template'": 'false',
  "nodeType == 'progress'": 'false',
  "i == 'dangerouslySetInnerHTML'": 'false',
  newHtml: 'null',
  oldHtml: 'null',
  'newProps.is': 'false',
  "i == 'value' && 'defaultValue' in newProps": 'false',
  "i == 'checked' && 'defaultChecked' in newProps": 'false',
  "nodeType == 'textarea' && newProps.defaultValue != NULL": 'false',
};

/**
 * What of Preact no screen ever uses, by module: 1.2 kB of every first screen. Lint bans the names of React that need it.
 * Whoever wants one of these takes its row out.
 */
export const PREACT_TRIMS: Readonly<Record<string, Trim>> = {
  'src/diff/index.js': {
    always: {
      ...NO_HYDRATION,
      ...NO_LIFECYCLE,
      ...NO_OTHER_MARKUP,
      'oldVNode._flags & MODE_SUSPENDED': '0',
      resumed: 'null',
      'e && e.then': 'false',
      'newVNode._flags &= RESET_MODE': '0',
      // A portal draws into another element.
      'newProps._parentDom': 'null',
      'vnode.props._parentDom': 'null',
      // Contexts are read by a hook alone.
      'tmp ? provider ? provider.props.value : tmp._defaultValue : globalContext': 'globalContext',
    },
    without: [
      'tmp = newType.contextType',
      'const provider =',
      'if (provider) provider.sub',
      'if ( !skipRemove && (r = vnode._component)',
    ],
  },
  'src/diff/children.js': {
    always: {
      ...NO_HYDRATION,
      'parentVNode.props._parentDom': 'null',
      'oldVNode._flags & REF_DETACHED': '0',
      "oldDom.data.startsWith('$s')": 'false',
    },
  },
  'src/render.js': {
    always: {
      isHydrating: 'false',
      'parentDom.nodeType == 9': 'false',
      'parentDom.firstChild': 'null',
    },
  },
  'src/component.js': {
    always: {
      'vnode.props._parentDom': 'null',
      'oldVNode._flags & MODE_HYDRATE': 'false',
      prevDebounce: 'null',
      'prevDebounce != options.debounceRendering': 'false',
    },
  },
  'src/diff/props.js': { always: { 'options.event': 'null', "name == 'style'": 'false' } },
  'src/create-context.js': {
    without: ['Context.Consumer =', 'Context.Provider ='],
  },
  'hooks/src/index.js': {
    always: {
      'options._hook': 'null',
      'options._skipEffects': 'false',
      'options.requestAnimationFrame': 'null',
      prevRaf: 'null',
      'prevRaf != options.requestAnimationFrame': 'false',
      HAS_RAF: 'true',
      oldBeforeDiff: 'null',
      oldBeforeRender: 'null',
      oldAfterDiff: 'null',
      oldCommit: 'null',
      oldBeforeUnmount: 'null',
      oldRoot: 'null',
    },
  },
  'compat/src/render.js': {
    always: {
      'options._skipEffects || hydrationRoot': 'false',
      // What tells which component is being drawn: nobody asks.
      initRenderTracking: '((hook) => hook)',
      oldVNodeHook: 'null',
      "i == 'style' && value && value.constructor == Object": 'false',
      "type == 'select'": 'false',
      'props.class && !props.className': 'false',
      "i == 'value' && 'defaultValue' in props && value == null": 'false',
      "i == 'defaultValue' && 'value' in props && props.value == null": 'false',
      "IS_DOM && i == 'children' && type == 'noscript'": 'false',
      'vnode.type.defaultProps': 'null',
      "'ref' in vnode.props && shouldApplyRef": 'false',
    },
    without: [
      'Component.prototype.isReactComponent',
      "[ 'componentWillMount'",
      // Events are the browser's own, without what React's have beside that.
      'options.event =',
      'vnode.$$typeof =',
      "if (vnode.ref && !('ref' in vnode.props))",
    ],
  },
  'jsx-runtime/src/index.js': { always: { '__source || __self': 'false' } },
};
