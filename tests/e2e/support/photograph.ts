import sharp from 'sharp';

/** An image file as a user chooses it. */
export interface ImageFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A camera's image: 4,000 by 3,000 pixels, with place, time and maker in its EXIF. */
export async function photograph(name = 'photograph.jpg'): Promise<ImageFile> {
  const [width, height] = [4000, 3000];
  const buffer = await sharp(landscape(width, height))
    .jpeg({ quality: 82 })
    .withExif({
      IFD0: { Make: 'Lens and Sons', Model: 'Harbour 7', Copyright: 'Nobody else’s business' },
      IFD2: { DateTimeOriginal: '2026:08:14 06:12:41' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 49/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '20/1 27/1 30/1',
      },
    })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A small image with a transparent background. */
export async function photoLikeImage(name = 'drawing.png'): Promise<ImageFile> {
  return { name, mimeType: 'image/png', buffer: await sharp(landscape(480, 640)).png().toBuffer() };
}

function landscape(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9fd3e6"/><stop offset="1" stop-color="#f6e3c5"/></linearGradient></defs>
      <rect width="100%" height="66%" fill="url(#sky)"/>
      <circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height * 0.09}" fill="#f4a259"/>
      <path d="M0 ${height * 0.66} h${width} v${height * 0.34} h-${width} z" fill="#2a6f7f"/>
    </svg>`,
  );
}
