/**
 * lit-html creates its Trusted Types policy on import, and a page that does not allow it stops the whole script there. This module logs
 * which entry is missing: the policy's name, or permission for duplicates if the page has a Lit of its own. Import it before lit-html.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
    if (effectiveDirective !== 'trusted-types' || !`${blockedURI} ${sample}`.includes('lit-html')) return;
    console.error(
      "<orders-area> cannot start: the page's Content-Security-Policy needs the entry: trusted-types lit-html 'allow-duplicates'",
    );
  });
}
