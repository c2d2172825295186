export interface Drawing {
  /** Units along one side. */
  readonly size: number;
  /** What is dark, as an SVG path. */
  readonly path: string;
}

/** Dots for each unit: enough for paper. */
const SCALE = 16;

/** A drawing as a PNG, dark on white. Rejects where the browser makes none. */
export async function toPng({ size, path }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(SCALE, SCALE);
    context.fillStyle = '#000';
    context.fill(new Path2D(path));
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser makes no picture.');
  return new Uint8Array(await blob.arrayBuffer());
}
