/** The shape that social networks use for the image of a link. */
export const socialShape = { aspectRatio: '1.91', objectFit: 'cover', bgcolor: 'background.sunken' } as const;
