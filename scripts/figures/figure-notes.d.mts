export interface Size {
  readonly what: string;
  readonly bytes: number;
}

export interface FigureNotes {
  readonly 'fault cells'?: number;
  readonly 'axe runs'?: number;
  readonly 'canary checks'?: number;
  readonly sizes?: readonly Size[];
}

export function noteFigures(root: string, step: string, figures: FigureNotes): void;
export function forgetFigures(root: string): void;
export function readNotes(root: string): FigureNotes;
