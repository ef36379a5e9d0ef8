import { readStored, storeText } from '../lib/stored-text.ts';

export const previewWidths = ['phone', 'tablet', 'desktop'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

const keys = { width: 'octavo-preview-width', isOutside: 'octavo-preview-site' } as const;

/** Whether the workspace's own site was shown, where there is one. */
export function readExternal(): boolean {
  return readStored(keys.isOutside) === 'own';
}

export function storeExternal(isOutside: boolean): void {
  storeText(keys.isOutside, isOutside ? 'own' : 'theme');
}

/** A phone at first: it fits beside a form at its real size. */
export function readWidth(): PreviewWidth {
  return previewWidths.find((width) => width === readStored(keys.width)) ?? 'phone';
}

export function storeWidth(width: PreviewWidth): void {
  storeText(keys.width, width);
}
