/** Has the browser ask before the page is closed or loaded anew, in its own words. Gives the way to stop. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
