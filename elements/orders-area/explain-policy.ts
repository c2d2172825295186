/**
 * lit-html makes its Trusted Types policy while it is loaded, and a page that does not allow it stops the whole script there. The
 * console then says what is missing: the policy's name, or, beside a Lit of the page's own, that there may be two of it. This stands in front of every import of lit-html.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
    if (effectiveDirective !== 'trusted-types' || !`${blockedURI} ${sample}`.includes('lit-html')) return;
    console.error(
      "<orders-area> cannot start: the page's Content-Security-Policy needs the entry: trusted-types lit-html 'allow-duplicates'",
    );
  });
}
