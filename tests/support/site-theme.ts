import path from 'node:path';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import { assembleTheme } from '../../server/load-site-theme.ts';
import * as rendered from '../../site/render.ts';

const theme = assembleTheme({ ...rendered, fieldRenderers }, path.resolve(import.meta.dirname, '../../site'));

/** The theme of the sources, not of a build. */
export function themeOfSources(): Promise<typeof theme> {
  return Promise.resolve(theme);
}
