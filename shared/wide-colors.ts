/** The light of an 8-bit channel, from 0 to 1: Display P3 has the curve of sRGB. */
const light = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Minimum distance out of range, so that rounding does not count. */
const margin = 0.02;

/** Whether pixels in Display P3, of three channels or four, have a colour that sRGB cannot show. */
export function hasWideColors(pixels: ArrayLike<number>, channels: number): boolean {
  const isOutside = (share: number) => share < -margin || share > 1 + margin;
  for (let at = 0; at < pixels.length; at += channels) {
    const red = light[pixels[at] ?? 0] ?? 0;
    const green = light[pixels[at + 1] ?? 0] ?? 0;
    const blue = light[pixels[at + 2] ?? 0] ?? 0;
    if (
      isOutside(1.2249 * red - 0.2247 * green) ||
      isOutside(1.042 * green - 0.0421 * red) ||
      isOutside(1.0979 * blue - 0.0196 * red - 0.0786 * green)
    )
      return true;
  }
  return false;
}
