import comments from '@eslint-community/eslint-plugin-eslint-comments';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { tsImport } from 'tsx/esm/api';
import { ABOUT_COUNTRY, CODE, member, PATTERN, property, TEST_OF_MEMBERSHIP } from './selectors.mjs';
import { DECLARED_NAMES } from './replaced-words.mjs';
import { SHIPPED, BELOW_PLATFORM, OURS, TYPINGS } from './file-globs.mjs';

const PLATFORM = ['src/platform/**'];
const preactReact = await tsImport('../../elements/bridge/react.ts', import.meta.url);
/** The exports of React that its replacement lacks, including the default. The list is computed, so an update of either package updates the ban. */
const LACKING = new Set(
  ['default', ...Object.keys(react), ...Object.keys(reactDom)].filter((name) => !(name in preactReact)),
);

const NO_MARKUP = 'Render text as nodes: markup from strings may contain injected scripts.';

const IMPORTS_OF_REACT = {
  regex: '^react(-dom)?(/|$)',
  importNames: [...LACKING],
  message:
    'Import only names that elements/bridge/react.ts exports, because it replaces React in the builds. If you need another one, add it there.',
};
const UNSAFE_DIRECTIVES = { regex: '^lit(-html)?/(directives/unsafe-|static)', message: NO_MARKUP };

/**
 * The project's bans; each becomes the rule `project/<name>`. `in` and `except` say where a ban applies.
 * `selectors` are esquery selectors: https://eslint.org/docs/latest/extend/selectors
 */
const BANS = [
  {
    name: 'no-clock',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'Call now() or after() of the platform, which a test can replace.',
    selectors: [
      'MemberExpression[object.name="Date"][property.name="now"]',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
    ],
  },
  {
    name: 'no-random',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'Call random() or uuid() of the platform, which a test can replace.',
    selectors: ['MemberExpression[object.name="Math"][property.name="random"]'],
  },
  {
    name: 'no-window-access',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'Only src/platform may access the browser.',
    selectors: [
      'MemberExpression[property.name=/^(defaultView|parentWindow|contentWindow|contentDocument)$/]',
      'VariableDeclarator[init.name="globalThis"] > ObjectPattern',
    ],
  },
  {
    name: 'no-raw-event',
    in: SHIPPED,
    except: ['elements/bridge/element-life.ts'],
    message: 'Only elements/bridge/element-life.ts dispatches events: it knows their names, details and flags.',
    selectors: [
      'NewExpression[callee.name=/^(Custom)?Event$/]',
      'NewExpression[callee.property.name=/^(Custom)?Event$/]',
      ':matches(ClassDeclaration, ClassExpression)[superClass.name=/^(Custom)?Event$/]',
      'CallExpression[callee.property.name="createEvent"]',
    ],
  },
  {
    name: 'no-html-sink',
    in: [...SHIPPED, 'demo/**/*.{ts,tsx}'],
    message: NO_MARKUP,
    selectors: [
      // The rule about imports does not cover dynamic imports.
      'ImportExpression[source.value=/^lit(-html)?\\u002f(directives\\u002funsafe-|static)/]',
      'MemberExpression[property.name=/^(inner|outer)HTML$|^insertAdjacentHTML$|^srcdoc$|HTMLUnsafe$/]',
      'MemberExpression[property.value=/^(inner|outer)HTML$|^insertAdjacentHTML$|^srcdoc$|HTMLUnsafe$/]',
      'MemberExpression[property.name=/^(createContextualFragment|parseFromString)$/]',
      'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]',
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'Property[key.value="dangerouslySetInnerHTML"]',
    ],
  },
  {
    name: 'no-raw-address',
    in: SHIPPED,
    // Components that take only addresses which passed the URL gate, and links that make calls.
    except: [
      'src/ui/{destination-link,external-link,link-button,picture}.tsx',
      'src/features/order-detail/order-facts.tsx',
      'src/features/order-detail/{payment/payment-form,cancellation/cancel-actions}.tsx',
      'src/stores/store-details.tsx',
      'src/features/return-instructions/guide-section.tsx',
      'src/features/curbside/store-contact.tsx',
    ],
    message: 'Use ExternalLink, DestinationLink or Picture, which accept only a SafeUrl from the URL gate.',
    selectors: [
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|src|srcSet|action|formAction|poster|data)$/]:not([value.type="Literal"])',
    ],
  },
  {
    name: 'no-own-gate',
    in: SHIPPED,
    except: [
      'src/http/model/{safe-url,tel-url}.ts',
      'src/orders/model/deferred-payment.ts',
      // Addresses below one that passed the gate, and our own paths.
      'src/app/navigation/{lazy-links,navigate}.ts',
    ],
    message: 'Only a URL gate may create a SafeUrl: call findSafeUrl, findContactUrl or findPaymentUrl.',
    selectors: ['TSAsExpression TSTypeReference[typeName.name="SafeUrl"]'],
  },
  {
    name: 'no-open-secret',
    in: SHIPPED,
    except: ['src/http/client.ts'],
    message: 'Only src/http/client.ts may open a secret, for the origin of a request.',
    selectors: [
      ...member('open', 'object.name="Secret"'),
      'VariableDeclarator[init.name="Secret"]',
      'ImportSpecifier[imported.name="Secret"]:not([local.name="Secret"])',
    ],
  },
  {
    name: 'no-page-secrets',
    in: SHIPPED,
    // They check first whether the page trusts the origin, or only determine who is shopping, which sends nothing.
    except: ['src/app/calls/prepare-call.ts', 'src/app/session/{page-user,find-token,identity-controller}.ts'],
    message:
      "Only trusted origins may receive the page's token, headers and user: call findSealedToken or findPageUser.",
    selectors: [...member('getWholeAdapter')],
  },
  {
    name: 'no-given-contact',
    in: SHIPPED,
    // The other two only compare or clear the contact.
    except: [
      'src/app/session/page-user.ts',
      'src/orders/order-controller.ts',
      'src/features/guest-lookup/given-values.ts',
    ],
    message: "Only trusted origins may receive the page's contact: call listPageContacts.",
    selectors: property('contact'),
  },
  {
    name: 'no-given-adapter',
    in: SHIPPED,
    // The area passes its own adapter to its screens.
    except: [
      'src/app/context/create-element-context.ts',
      'src/app/configuration/service-address.ts',
      'elements/orders-area/screen.ts',
    ],
    message: 'The adapter contains secrets: call getAdapter() of the element context, which omits them.',
    selectors: property('adapter'),
  },
  {
    name: 'no-fetch',
    in: SHIPPED,
    except: [
      'src/platform/platform.ts',
      'src/http/client.ts',
      'src/app/data/data-files.ts',
      'src/features/kiosk/present-kiosk.tsx',
    ],
    message:
      'Send calls with src/http/client.ts, which follows no redirect, and fetch data files with src/app/data/data-files.ts.',
    selectors: [...member('fetch'), 'CallExpression[callee.name="fetch"]'],
  },
  {
    name: 'src-last',
    in: SHIPPED,
    message:
      'Write src last: the browser requests the picture when it is set, so loading, referrerPolicy and sizes must be set before.',
    selectors: ['JSXAttribute[name.name=/^src(Set)?$/] ~ JSXAttribute[name.name=/^(loading|referrerPolicy|sizes)$/]'],
  },
  {
    name: 'no-style-attribute',
    in: SHIPPED,
    message: "A page's content security policy may forbid style attributes: add a class to one of our style sheets.",
    selectors: [
      'JSXAttribute[name.name="style"]',
      'CallExpression[callee.property.name=/^(setAttribute|setAttributeNS|toggleAttribute)$/] > Literal[value=/^style$/i]',
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/i]',
      'JSXOpeningElement[name.name="style"]',
    ],
  },
  {
    name: 'no-default-export',
    in: OURS,
    // Files whose default export a tool loads by itself.
    except: ['*.config.{ts,mjs}', '**/global-setup.ts', '**/*-reporter.ts', ...TYPINGS],
    message: 'Export by name, so that search and rename tools find it.',
    selectors: ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'],
  },
  {
    name: 'no-replaced-word',
    in: OURS,
    except: TYPINGS,
    message: 'Use the standard term for this word: see scripts/lint/replaced-words.mjs.',
    selectors: DECLARED_NAMES,
  },
  {
    name: 'no-barrel',
    in: OURS,
    except: ['elements/index.ts', 'src/markets/index.ts', ...TYPINGS],
    message:
      'Import from the file that declares the name; only elements/index.ts and src/markets/index.ts are barrels.',
    selectors: ['ExportAllDeclaration', 'ExportNamedDeclaration[source]'],
  },
  {
    name: 'no-ambient-import',
    in: ['**/*.d.ts'],
    message:
      "TypeScript cannot resolve this import here and silently makes the type `any`: write import('./file.js').Name.",
    selectors: ['TSModuleDeclaration[id.type="Literal"] ImportDeclaration[source.value=/^[.]/]'],
  },
  {
    name: 'no-country-rule',
    in: SHIPPED,
    except: ['src/markets/**'],
    message: 'Add a named rule to Market in src/markets and read it here, instead of comparing countries.',
    selectors: [
      `BinaryExpression[operator=/^[!=]==?$/]:has(> ${CODE}):has(> :not(${CODE})${ABOUT_COUNTRY})`,
      `SwitchStatement:has(> ${ABOUT_COUNTRY}.discriminant):has(> SwitchCase:has(> ${CODE}.test))`,
      `${TEST_OF_MEMBERSHIP}:has(> MemberExpression:has(> .object:matches(${PATTERN}, :has(${CODE})))):has(> ${ABOUT_COUNTRY}.arguments)`,
      `${TEST_OF_MEMBERSHIP}:has(> MemberExpression:has(> ${ABOUT_COUNTRY}.object)):has(> :matches(${CODE}, ${PATTERN}).arguments)`,
      `MemberExpression[computed=true]:has(Property > :matches(${CODE}, Identifier[name=/^[a-z]{2}$/i]).key):has(> ${ABOUT_COUNTRY}.property)`,
    ],
  },
];

/** ESLint does not merge the options of a rule, so each ban is a copy of `no-restricted-syntax` with its own name. */
const restrict = builtinRules.get('no-restricted-syntax');
const plugin = { rules: Object.fromEntries(BANS.map(({ name }) => [name, restrict])) };

/** The project's own rules as flat config. */
export const PROJECT_RULES = [
  {
    plugins: { project: plugin, comments },
    rules: {
      'comments/no-unlimited-disable': 'error',
      'comments/require-description': ['error', { ignore: ['eslint-enable'] }],
    },
  },
  { files: ['demo/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', { patterns: [UNSAFE_DIRECTIVES] }] } },
  {
    files: SHIPPED,
    rules: { 'no-restricted-imports': ['error', { patterns: [IMPORTS_OF_REACT, UNSAFE_DIRECTIVES] }] },
  },
  ...BANS.map(({ name, in: files, except = [], selectors, message }) => ({
    files,
    ignores: except,
    rules: { [`project/${name}`]: ['error', ...selectors.map((selector) => ({ selector, message }))] },
  })),
];
