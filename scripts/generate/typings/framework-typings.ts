/** Listeners in markup of React and Svelte, which write `on` and the event's name. */
const LISTENERS = `type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};`;

/** The tags in React 19's JSX, which passes objects as properties and attaches listeners by the event's own name. */
export const REACT_JSX_TYPINGS = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OrdersElements } from './elements.js';

${LISTENERS}

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

type OrdersJsx = {
  [Tag in keyof OrdersElements]: Omit<
    Native<OrdersElements[Tag]['element']>,
    keyof OrdersElements[Tag]['props'] | keyof Listeners<OrdersElements[Tag]['events']>
  > &
    OrdersElements[Tag]['props'] &
    Listeners<OrdersElements[Tag]['events']>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OrdersJsx {}
  }
}
`;

/** The tags in Vue templates: \`@orders-ready\` is the listener \`onOrdersReady\`. */
export const VUE_TYPINGS = `import type { HTMLAttributes, ReservedProps } from 'vue';
import type { OrdersElements } from './elements.js';

type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : Name;

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Capitalize<Camel<Name>>}\`]?: ((event: Events[Name]) => void) | undefined;
};

type OrdersComponents = {
  [Tag in keyof OrdersElements]: new () => {
    $props: Omit<HTMLAttributes, keyof OrdersElements[Tag]['props']> &
      ReservedProps &
      OrdersElements[Tag]['props'] &
      Listeners<OrdersElements[Tag]['events']>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends OrdersComponents {}
}
`;

/** The tags in Svelte: \`onorders-ready\` of version 5 and \`on:orders-ready\` of version 4. */
export const SVELTE_TYPINGS = `import type { HTMLAttributes } from 'svelte/elements';
import type { OrdersElements } from './elements.js';

${LISTENERS}

type Directives<Events> = {
  [Name in keyof Events & string as \`on:\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

type OrdersSvelte = {
  [Tag in keyof OrdersElements]: Omit<HTMLAttributes<OrdersElements[Tag]['element']>, keyof OrdersElements[Tag]['props']> &
    OrdersElements[Tag]['props'] &
    Listeners<OrdersElements[Tag]['events']> &
    Directives<OrdersElements[Tag]['events']>;
};

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends OrdersSvelte {}
  }
}
`;
