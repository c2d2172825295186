export function readSeed(environment?: Record<string, string | undefined>): number;
