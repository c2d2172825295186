import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The comments above the members of all interfaces of a file, by member, as one line each. */
export function readMemberComments(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = source.statements.filter(ts.isInterfaceDeclaration).flatMap(({ members: own }) => [...own]);
  return new Map(members.map((member) => [member.name?.getText(source) ?? '', readComment(member)]));
}

function readComment(member: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return comments.join(' ').replaceAll(/\s+/g, ' ');
}
