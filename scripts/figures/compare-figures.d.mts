export function compareFigures(root: string, options: { readonly mayWrite: boolean }): string | undefined;
