import { SHIPPED, BELOW_PLATFORM, OURS, TYPINGS } from './file-globs.mjs';
import { IMPORT_BANS } from './import-bans.mjs';

const PLATFORM = ['src/platform/**'];

/** Every way to read a member of an object: by name, by text, by destructuring. `of`: a condition on the object. */
function member(name, of) {
  const object = of ? `[${of}]` : '';
  const pattern = of
    ? []
    : [`ObjectPattern > Property[key.name="${name}"]`, `ObjectPattern > Property[key.value="${name}"]`];
  return [
    `MemberExpression${object}[property.name="${name}"]`,
    `MemberExpression${object}[property.value="${name}"]`,
    `MemberExpression${object}[property.quasis.0.value.raw="${name}"]`,
    ...pattern,
  ];
}

/** A property of the element, asked for by its name. */
function property(name) {
  return ['Literal[value', 'TemplateLiteral[quasis.0.value.raw'].map(
    (text) => `CallExpression[callee.property.name="getProperty"] > ${text}="${name}"]`,
  );
}

/**
 * Bans on syntax, one rule each. `in`: where it holds; `except`: where what it bans is at home.
 * `selectors` are esquery selectors: https://eslint.org/docs/latest/extend/selectors
 */
const SYNTAX_BANS = [
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
    message: 'Text becomes nodes, never markup: markup from strings is where injected scripts come in.',
    selectors: [
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
    except: ['src/http/to-fetch-request.ts'],
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
    except: ['src/app/calls/page-secrets.ts', 'src/app/session/{page-user,find-token,identity-controller}.ts'],
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
];

export const BANS = [...SYNTAX_BANS, ...IMPORT_BANS];
