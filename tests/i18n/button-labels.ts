import ts from 'typescript';

/** Message ids used on the buttons of a module: inside a button, or inside a link styled as one. */
export function readButtonLabels(path: string, text: string, ids: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text)) found.add(node.text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isButton(node.openingElement, source)) node.children.forEach(collect);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

function isButton(element: ts.JsxOpeningElement, source: ts.SourceFile): boolean {
  const classes = element.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText(source) === 'className',
  );
  return (
    /button$/i.test(element.tagName.getText(source)) || /\bbutton\b(?!-)/.test(classes?.getText(source).slice(9) ?? '')
  );
}
