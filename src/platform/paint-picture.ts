/**
 * Size limits in pixels: a small file can claim any dimensions, and decoding needs four bytes per pixel. A4 at 400 dpi, the finest label
 * that carriers print, is 3,307 x 4,677; Safari on iOS draws nothing on a canvas of more than 16,777,216 pixels.
 */
const LONGEST_SIDE = 8_192;
const LARGEST_AREA = 16_777_216;

/** ISO 15948: the first chunk, `IHDR`, starts at byte 8 with its length and name; width and height follow. */
const IHDR = 0x49_48_44_52;
const NAME_AT = 12;
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const END = 24;

/**
 * Paints a PNG onto a canvas, which no content security policy restricts, unlike image URLs. Rejects if the bytes are no PNG or the
 * picture is too large; the size is checked before decoding.
 */
export async function paintPicture(canvas: HTMLCanvasElement, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!isPaintable(bytes)) throw new RangeError('Not a PNG, or too large to paint.');
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}

function isPaintable({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const view = new DataView(buffer, byteOffset, byteLength);
  if (byteLength < END || view.getUint32(NAME_AT) !== IHDR) return false;
  const width = view.getUint32(WIDTH_AT);
  const height = view.getUint32(HEIGHT_AT);
  return Math.max(width, height) <= LONGEST_SIDE && width * height <= LARGEST_AREA;
}

export interface Drawing {
  /** Units along one side. */
  readonly size: number;
  /** The dark area, as an SVG path. */
  readonly path: string;
}

/** Pixels per unit: enough for printing. */
const SCALE = 16;

/** Renders a drawing as a PNG, dark on white. Rejects if the browser cannot create one. */
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
  if (!blob) throw new Error('The browser could not make a PNG.');
  return new Uint8Array(await blob.arrayBuffer());
}
