/** Paints the bytes of a picture: no policy of a page has a word in that, as it has with addresses of pictures. Rejects where they are none. */
export async function paintPicture(canvas: HTMLCanvasElement, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}
