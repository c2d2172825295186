/** What a two-letter word is compared with when it is a country; `locale` and `language` have two-letter words of their own. */
const ABOUT_COUNTRY = /country|market/i;
const TWO_LETTERS = /^[a-z]{2}$/i;
const COMPARISONS = new Set(['===', '!==', '==', '!=']);
const MEMBERSHIP_TESTS = new Set(['includes', 'has', 'indexOf', 'startsWith', 'test', 'match']);

/**
 * Bans decisions by country outside the markets: `country === 'us'`, `switch (country)`, `['us', 'ca'].includes(country)`,
 * `/us|ca/.test(country)` and `{ us: 1 }[country]`. A named rule on `Market` says what differs; the country does not.
 */
export const noCountryRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { country: 'What differs by country is a named rule on Market: add one in src/markets and read it.' },
  },
  create(context) {
    const isAboutCountry = (node) => ABOUT_COUNTRY.test(context.sourceCode.getText(node));
    const report = (node) => context.report({ node, messageId: 'country' });
    return {
      BinaryExpression(node) {
        if (!COMPARISONS.has(node.operator)) return;
        const sides = [node.left, node.right];
        if (sides.some(isCode) && sides.some((side) => !isCode(side) && isAboutCountry(side))) report(node);
      },
      SwitchStatement(node) {
        if (isAboutCountry(node.discriminant) && node.cases.some(({ test }) => isCode(test))) report(node);
      },
      CallExpression(node) {
        if (!MEMBERSHIP_TESTS.has(node.callee.property?.name)) return;
        const [asked] = node.arguments;
        const { object } = node.callee;
        if (holdsCode(object) && asked && isAboutCountry(asked)) report(node);
        if (isAboutCountry(object) && (isCode(asked) || isPattern(asked))) report(node);
      },
      MemberExpression(node) {
        if (node.computed && isTable(node.object) && isAboutCountry(node.property)) report(node);
      },
    };
  },
};

function isCode(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' && TWO_LETTERS.test(node.value);
}

function isPattern(node) {
  return node?.type === 'Literal' && Boolean(node.regex);
}

/** `['us', 'ca']`, `new Set(['us', 'ca'])`, `/us|ca/`. */
function holdsCode(node) {
  if (node.type === 'NewExpression') return node.arguments.some(holdsCode);
  if (node.type === 'ArrayExpression') return node.elements.some(isCode);
  return isPattern(node);
}

function isTable(node) {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isTable(node.expression);
  return (
    node.type === 'ObjectExpression' &&
    node.properties.some(({ key }) => isCode(key) || (key?.type === 'Identifier' && TWO_LETTERS.test(key.name)))
  );
}
