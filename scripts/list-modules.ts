import type { build, Rolldown } from 'vite';

type BuildResult = Awaited<ReturnType<typeof build>>;

/** The scripts of a build. */
export function listChunks(result: BuildResult): Rolldown.OutputChunk[] {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** Ids of the modules whose code is in the scripts. */
export function listModules(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}
