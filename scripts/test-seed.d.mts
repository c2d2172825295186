export function readSeed(environment?: Record<string, string | undefined>): number;
export function nameSeedSource(environment?: Record<string, string | undefined>): string;
export function readCommitSeed(root?: string): number | undefined;
