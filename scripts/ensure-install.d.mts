export function ensureInstall(root: string): void;
export function isInstalled(root: string): boolean;
