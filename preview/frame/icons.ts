import type { Verb } from '../messages.ts';

/** Drawn with lines in a square of 24. */
const paths: Readonly<Record<Verb, string>> = {
  'add-before': 'M4 20h16M4 16h16M12 3v8M8 7h8',
  'add-after': 'M4 4h16M4 8h16M12 13v8M8 17h8',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1M14.5 11.5v6M11.5 14.5h6',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

/** The verbs in the order of the toolbar. */
export const verbs = Object.keys(paths) as readonly Verb[];

const svg = 'http://www.w3.org/2000/svg';

export function drawIcon(verb: Verb): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', paths[verb]);
  icon.append(path);
  return icon;
}
