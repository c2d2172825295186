const DIRECTIVE = /^\s*eslint-disable(?:-next-line|-line)?(?=\s|$)/;
/** What ESLint takes for the end of the rule names. */
const REASON = /\s-{2,}\s+\S/;
const RULE_NAMED = /^\s*eslint-disable(?:-next-line|-line)?\s+(?!-)\S/;

/** Wants of every `eslint-disable` comment the names of the rules it switches off, and a reason behind `--`. */
export const requireDisableReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: 'Say why behind the rule names: eslint-disable-next-line some-rule -- the reason',
      rules: 'Name the rules that are switched off.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!DIRECTIVE.test(comment.value)) continue;
        if (!REASON.test(comment.value)) context.report({ loc: toUnreachable(comment), messageId: 'reason' });
        if (!RULE_NAMED.test(comment.value)) context.report({ loc: toUnreachable(comment), messageId: 'rules' });
      }
    },
  }),
};

/** A place before the comment's own: a comment that switches everything off would switch this report off too. */
function toUnreachable(comment) {
  const { line } = comment.loc.start;
  return { start: { line, column: -1 }, end: { line, column: 0 } };
}
