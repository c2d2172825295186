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
/** What React exports and its replacement lacks, the default among them. The list is computed, so an update of either package updates the ban. */
const LACKING = new Set(
  ['default', ...Object.keys(react), ...Object.keys(reactDom)].filter((name) => !(name in preactReact)),
);

const NO_MARKUP = 'Text becomes nodes, never markup: markup from strings is where injected scripts come in.';

const IMPORTS_OF_REACT = {
  regex: '^react(-dom)?(/|$)',
  importNames: [...LACKING],
  message:
    'Use named imports of what elements/bridge/react.ts has: the embeds run on it. Add the name there, or do without.',
};
const UNSAFE_DIRECTIVES = { regex: '^lit(-html)?/(directives/unsafe-|static)', message: NO_MARKUP };

/**
 * The project's bans; each becomes the rule `house/<name>`. `in` and `except` say where a ban applies.
 * `selectors` are esquery selectors: https://eslint.org/docs/latest/extend/selectors
 */
const BANS = [
  {
    name: 'no-clock',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'Time is handed in: call now() or after() of the platform.',
    selectors: [
      'MemberExpression[object.name="Date"][property.name="now"]',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
    ],
  },
  {
    name: 'no-chance',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'Chance is handed in: call random() or uuid() of the platform.',
    selectors: ['MemberExpression[object.name="Math"][property.name="random"]'],
  },
  {
    name: 'no-way-to-window',
    in: BELOW_PLATFORM,
    except: PLATFORM,
    message: 'The outside world is reached through src/platform alone.',
    selectors: [
      'MemberExpression[property.name=/^(defaultView|parentWindow|contentWindow|contentDocument)$/]',
      'VariableDeclarator[init.name="globalThis"] > ObjectPattern',
    ],
  },
  {
    name: 'no-raw-event',
    in: SHIPPED,
    except: ['elements/bridge/element-life.ts'],
    message: 'Events leave through elements/bridge/element-life.ts alone: it knows their names, details and flags.',
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
      // The rule about imports does not see these.
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
    // The pieces that take what passed the URL gate, by its type, and links that call.
    except: [
      'src/ui/{destination-link,external-link,link-button,picture}.tsx',
      'src/features/order-detail/order-facts.tsx',
      'src/features/order-detail/{payment/payment-form,cancellation/cancel-actions}.tsx',
      'src/stores/store-details.tsx',
      'src/features/return-instructions/guide-section.tsx',
      'src/features/curbside/store-contact.tsx',
    ],
    message:
      'An address goes through the URL gate: write ExternalLink, DestinationLink or Picture, which take a SafeUrl.',
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
      // What lies below an address that passed, and paths of our own.
      'src/app/navigation/{lazy-links,navigate}.ts',
    ],
    message: 'Only a gate says that an address may be followed: call findSafeUrl, findContactUrl or findPaymentUrl.',
    selectors: ['TSAsExpression TSTypeReference[typeName.name="SafeUrl"]'],
  },
  {
    name: 'no-open-secret',
    in: SHIPPED,
    except: ['src/http/client.ts'],
    message:
      'A secret is opened where a request is written out, for the origin that it is meant for, and nowhere else.',
    selectors: [
      ...member('open', 'object.name="Secret"'),
      'VariableDeclarator[init.name="Secret"]',
      'ImportSpecifier[imported.name="Secret"]:not([local.name="Secret"])',
    ],
  },
  {
    name: 'no-page-secrets',
    in: SHIPPED,
    // Each of them asks first whether the page trusts the origin; who is shopping is asked without sending anything.
    except: ['src/app/calls/prepare-call.ts', 'src/app/session/{page-user,find-token,identity-controller}.ts'],
    message: "The page's token, headers and user go to trusted origins alone: call findSealedToken or findPageUser.",
    selectors: [...member('getWholeAdapter')],
  },
  {
    name: 'no-given-contact',
    in: SHIPPED,
    // The others only notice that a contact is another one, or forget it.
    except: [
      'src/app/session/page-user.ts',
      'src/orders/order-controller.ts',
      'src/features/guest-lookup/given-values.ts',
    ],
    message: "The page's contact goes to trusted origins alone: call listPageContacts.",
    selectors: property('contact'),
  },
  {
    name: 'no-given-adapter',
    in: SHIPPED,
    // The area hands its own adapter on to its screens.
    except: [
      'src/app/context/create-element-context.ts',
      'src/app/configuration/service-address.ts',
      'elements/orders-area/screen.ts',
    ],
    message: 'The adapter holds secrets: call getAdapter() of the element context, which leaves them out.',
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
      'Calls go through src/http/client.ts, which follows no redirect; data files through src/app/data/data-files.ts.',
    selectors: [...member('fetch'), 'CallExpression[callee.name="fetch"]'],
  },
  {
    name: 'src-last',
    in: SHIPPED,
    message: 'A picture is asked for when it has its address: what says how comes before it.',
    selectors: ['JSXAttribute[name.name=/^src(Set)?$/] ~ JSXAttribute[name.name=/^(loading|referrerPolicy|sizes)$/]'],
  },
  {
    name: 'no-style-attribute',
    in: SHIPPED,
    message: "A page's policy may forbid style attributes: write a class into one of our constructed sheets.",
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
    // What a tool loads by itself.
    except: ['*.config.{ts,mjs}', '**/global-setup.ts', '**/*-reporter.ts', ...TYPINGS],
    message: 'A name is found by search and renamed by tools: export by name.',
    selectors: ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'],
  },
  {
    name: 'no-replaced-word',
    in: OURS,
    except: TYPINGS,
    message: 'This word has a standard term: see scripts/lint/replaced-words.mjs.',
    selectors: DECLARED_NAMES,
  },
  {
    name: 'no-barrel',
    in: OURS,
    except: ['elements/index.ts', 'src/markets/index.ts', ...TYPINGS],
    message: 'Import from the file that has it; elements/index.ts and src/markets/index.ts are the only barrels.',
    selectors: ['ExportAllDeclaration', 'ExportNamedDeclaration[source]'],
  },
  {
    name: 'no-ambient-import',
    in: ['**/*.d.ts'],
    message: "TypeScript can't follow it here and makes the type `any` without a word: write import('./file.js').Name.",
    selectors: ['TSModuleDeclaration[id.type="Literal"] ImportDeclaration[source.value=/^[.]/]'],
  },
  {
    name: 'no-country-rule',
    in: SHIPPED,
    except: ['src/markets/**'],
    message: 'What differs by country is a named rule on Market: add one in src/markets and read it.',
    selectors: [
      `BinaryExpression[operator=/^[!=]==?$/]:has(> ${CODE}):has(> :not(${CODE})${ABOUT_COUNTRY})`,
      `SwitchStatement:has(> ${ABOUT_COUNTRY}.discriminant):has(> SwitchCase:has(> ${CODE}.test))`,
      `${TEST_OF_MEMBERSHIP}:has(> MemberExpression:has(> .object:matches(${PATTERN}, :has(${CODE})))):has(> ${ABOUT_COUNTRY}.arguments)`,
      `${TEST_OF_MEMBERSHIP}:has(> MemberExpression:has(> ${ABOUT_COUNTRY}.object)):has(> :matches(${CODE}, ${PATTERN}).arguments)`,
      `MemberExpression[computed=true]:has(Property > :matches(${CODE}, Identifier[name=/^[a-z]{2}$/i]).key):has(> ${ABOUT_COUNTRY}.property)`,
    ],
  },
];

/** ESLint merges no options, so each ban is the rule `no-restricted-syntax` under a name of its own. */
const restrict = builtinRules.get('no-restricted-syntax');
const plugin = { rules: Object.fromEntries(BANS.map(({ name }) => [name, restrict])) };

/** The project's own rules as flat config. */
export const HOUSE_RULES = [
  {
    plugins: { house: plugin, comments },
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
    rules: { [`house/${name}`]: ['error', ...selectors.map((selector) => ({ selector, message }))] },
  })),
];
