/** Pictures to upload. */
export async function imageFiles(names: readonly string[]): Promise<File[]> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const rendered = await canvas.convertToBlob();
  return names.map((name) => new File([rendered], name, { type: 'image/png' }));
}
