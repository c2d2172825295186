import type { FigureNotes } from './figure-notes.mjs';

export function listMissing(notes: FigureNotes): string[];
export function writeFigures(notes: FigureNotes, locales: readonly string[]): string;
export function placeFigures(text: string, figures: string): string;
