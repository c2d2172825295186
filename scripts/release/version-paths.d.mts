export function listVersionPaths(text: string): string[];
export function setVersionPaths(text: string, version: string): string;
export function setLockVersion(text: string, version: string): string;
