import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { renderDemoPicture } from './picture-files.ts';

test('Every demo picture becomes a JPEG of the largest stored size', async () => {
  const names = demoWorkspaces.flatMap((workspace) => Object.keys(workspace.pictures));
  const files = await Promise.all(names.map(renderDemoPicture));
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBe(limits.imageSide);
  }
});
