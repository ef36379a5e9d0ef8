/** The widths at which a page can be looked at. */
export const previewWidths = ['phone', 'tablet', 'desktop'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

const keys = {
  isShown: 'octavo-preview',
  width: 'octavo-preview-width',
  isOutside: 'octavo-preview-site',
} as const;

/** Whether the preview was shown when somebody last chose; undefined if nobody has. */
export function readShown(): boolean | undefined {
  const stored = read(keys.isShown);
  return stored === undefined ? undefined : stored === 'on';
}

export function keepShown(isShown: boolean): void {
  keep(keys.isShown, isShown ? 'on' : 'off');
}

/** Whether the workspace's own site was shown, where there is one. */
export function readOutside(): boolean {
  return read(keys.isOutside) === 'own';
}

export function keepOutside(isOutside: boolean): void {
  keep(keys.isOutside, isOutside ? 'own' : 'theme');
}

/** A phone at first: it fits beside a form at its real size. */
export function readWidth(): PreviewWidth {
  return previewWidths.find((width) => width === read(keys.width)) ?? 'phone';
}

export function keepWidth(width: PreviewWidth): void {
  keep(keys.width, width);
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // A browser that keeps nothing shows what it shows at first.
    return undefined;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is shown until the page is left.
  }
}
