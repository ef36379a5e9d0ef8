interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Places {
  readonly block: Area;
  readonly size: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
  /** The text that is being edited, which must not be covered. */
  readonly typed: Area | undefined;
  readonly isRtl: boolean;
}

const margin = 4;

/**
 * Places the toolbar of a block at the end of the line: above the block, below it, or inside at its top or bottom; the first of
 * these that is in view and doesn't cover the edited text.
 */
export function placeToolbar({ block, size, view, typed, isRtl }: Places): { left: number; top: number } {
  const wanted = isRtl ? block.left + margin : block.right - margin - size.width;
  const left = Math.max(0, Math.min(wanted, view.width - size.width));
  const inside = Math.max(block.top, 0);
  const tops = [
    block.top - size.height,
    block.bottom,
    inside,
    Math.min(block.bottom, view.height) - size.height,
  ];
  const fits = (top: number) => {
    const isInView = top >= 0 && top + size.height <= view.height;
    const isClear =
      typed === undefined ||
      top + size.height <= typed.top ||
      top >= typed.bottom ||
      left + size.width <= typed.left ||
      left >= typed.right;
    return isInView && isClear;
  };
  return { left, top: tops.find(fits) ?? inside };
}
