/** Where the runner's own code and the packages are stored: they have no source maps. */
const WITHOUT_MAP = /[\\/]node_modules[\\/]|^node:/;

type PrepareStack = NonNullable<typeof Error.prepareStackTrace>;
/** A stack frame converts to its location, which the types of Node leave out. */
type Frame = Parameters<PrepareStack>[1][number] & { toString(): string };

/**
 * The runner reads the stack of every call of a test and looks up all of its frames in source maps, which takes an eighth of its workers'
 * time. Only frames of the tests themselves have source maps, and one lookup per frame is enough.
 */
export function mapStacksOnce(): void {
  const prepare = Error.prepareStackTrace;
  if (!prepare) return;
  const known = new Map<string, string>();
  const map = (frame: Frame): string => {
    const position = frame.toString();
    const text = known.get(position) ?? String(prepare(new Error(), [frame])).slice('Error: '.length);
    known.set(position, text);
    return text;
  };
  const isPlain = (frame: Frame): boolean => {
    const file = frame.getFileName();
    return file === null || file === undefined || WITHOUT_MAP.test(file);
  };
  Error.prepareStackTrace = (error, frames: readonly Frame[]) => {
    const lines = frames.map((frame) => (isPlain(frame) ? `\n    at ${frame.toString()}` : map(frame)));
    return `${String(prepare(error, []))}${lines.join('')}`;
  };
}
