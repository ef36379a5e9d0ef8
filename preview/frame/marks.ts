export function blockOf(node: EventTarget | null): HTMLElement | undefined {
  return closest(node, '[data-octavo-block]');
}

export function keyOf(block: Element): string {
  return block.getAttribute('data-octavo-block') ?? '';
}

export function fieldOf(node: EventTarget | null): HTMLElement | undefined {
  return closest(node, '[data-octavo-field]');
}

export function nameOf(field: Element): string {
  return field.getAttribute('data-octavo-field') ?? '';
}

/** The field that a node belongs to, if its text can be typed. */
export function typedFieldOf(node: EventTarget | null): HTMLElement | undefined {
  return closest(node, '[contenteditable]');
}

export function closest(node: EventTarget | null, selector: string): HTMLElement | undefined {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return element?.closest<HTMLElement>(selector) ?? undefined;
}
