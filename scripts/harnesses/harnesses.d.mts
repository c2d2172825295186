export interface Harness {
  readonly name: string;
  readonly files: RegExp;
}

export const HARNESSES: readonly Harness[];
export function findHarness(file: string): string | undefined;
