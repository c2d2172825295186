export interface Change {
  readonly id: string;
  readonly summary: string;
}

export function getReleaseLine(change: Change): Promise<string>;
export function getDependencyReleaseLine(): Promise<string>;
export function hasToDo(summary: string): boolean;
