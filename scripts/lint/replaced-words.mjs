/**
 * Words that this project has replaced by the field's standard terms, and what to write instead. The names of declarations and files must
 * not contain them as whole words. If several terms are listed, choose the one that fits what the name stands for.
 */
const REPLACED_WORDS = {
  asked: 'requested',
  wanted: 'requested, needed, expected',
  told: 'announced, reported, logged',
  tell: 'announce, notify',
  news: 'status, notice',
  flight: 'request, pending request',
  flights: 'requests, pending requests',
  kept: 'stored, cached, recorded',
  keeper: 'storage, cache',
  keeping: 'storing, caching',
  way: 'method, route, destination',
  ways: 'methods, routes',
  place: 'destination, route, position, index',
  places: 'destinations, positions, locations',
  room: 'placeholder, container, lazy view',
  door: 'import, lazy view',
  desk: 'service',
  wish: 'intent, action',
  late: 'lazy, deferred, slow, timed out',
  said: 'announced, formatted; the name of what it is',
  say: 'format, describe, announce',
  sight: 'observation, measurement',
  own: 'instance, element; the name of the owner',
  nobody: 'the name of what is missing, such as no credentials',
  scope: 'element context',
  house: 'project',
};

/**
 * Names that contain a replaced word in its ordinary sense, or that we do not choose: `place` as a verb (`placeOrder`), public names, and
 * data of markets whose keys are part of the messages.
 */
const ALLOWED = [
  // Placing an order, or an element in a page.
  'place[A-Z]\\w*',
  // Members of the platform's objects.
  'hasOwn',
  // Reasons and steps of returns, named after their message keys.
  'ownOnly',
];

const words = Object.keys(REPLACED_WORDS);
const capitalized = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
const upper = words.map((word) => word.toUpperCase());
/** Finds a replaced word in a camel-case, Pascal-case or upper-case name. */
const CONTAINS = [
  `^(${words.join('|')})(?![a-z])`,
  `(${capitalized.join('|')})(?![a-z])`,
  `(^|_)(${upper.join('|')})(_|$)`,
].join('|');
const NAME = `/^(?!(${ALLOWED.join('|')})$).*?(${CONTAINS.replaceAll('^', '(?<![\\w$])')})/`;

/** Where names are declared: variables, parameters, functions, types and their members. */
const DECLARED = [
  'VariableDeclarator > Identifier.id',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  ':matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id',
  'ObjectPattern > Property > Identifier.value',
  'ObjectPattern > Property > AssignmentPattern.value > Identifier.left',
  'ArrayPattern > Identifier.elements',
  ':matches(TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition) > :matches(Identifier, PrivateIdentifier).key',
];

export const DECLARED_NAMES = DECLARED.map((selector) => `${selector}[name=${NAME}]`);

/** Matches file names that contain a replaced word. */
export const FILES_WITH_REPLACED_WORDS = `{src,elements,contract,demo,scripts,tests}/**/{,*-}{${words.join(',')}}{,-*}.*`;
