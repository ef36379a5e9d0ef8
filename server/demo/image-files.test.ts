import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { renderDemoImage } from './image-files.ts';

test('Every demo image becomes a JPEG of the largest stored size', async () => {
  const names = demoWorkspaces.flatMap((workspace) => Object.keys(workspace.images));
  const files = await Promise.all(names.map(renderDemoImage));
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBe(limits.imageSide);
  }
});
