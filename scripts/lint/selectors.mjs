// Pieces of esquery selectors: https://eslint.org/docs/latest/extend/selectors

/** Matches every way to read a member of an object: by name, by text, by destructuring. `of` is a condition on the object. */
export function member(name, of) {
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

/** Matches a call that reads a property of the element by its name. */
export function property(name) {
  return ['Literal[value', 'TemplateLiteral[quasis.0.value.raw'].map(
    (text) => `CallExpression[callee.property.name="getProperty"] > ${text}="${name}"]`,
  );
}

/** Matches an expression that names a country, or contains one that does. */
const COUNTRY_NAME = ':matches(Identifier[name=/country|market/i], Literal[value=/country|market/i])';
export const ABOUT_COUNTRY = `:matches(${COUNTRY_NAME}, :has(${COUNTRY_NAME}))`;
/** Matches a text of two letters, which may be a country. Languages have two letters too, so the other operand decides. */
export const CODE = 'Literal[value=/^[a-z]{2}$/i]';
export const PATTERN = 'Literal[regex]';
export const TEST_OF_MEMBERSHIP =
  'CallExpression[callee.property.name=/^(includes|has|indexOf|startsWith|test|match)$/]';
