export interface Editing {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

const spaces = '  ';

export function indent({ code, start, end }: Editing): Editing {
  const step = stepOf(code);
  if (!code.slice(start, end).includes('\n')) return replaced(code, start, end, step);
  return onLines({ code, start, end }, (line) => (line === '' ? line : step + line));
}

export function outdent(editing: Editing): Editing {
  return onLines(editing, (line) => line.replace(/^(?:\t| {1,2})/, ''));
}

export function breakLine({ code, start, end }: Editing): Editing {
  const [margin = ''] = /^[\t ]*/.exec(code.slice(lineStart(code, start), start)) ?? [];
  return replaced(code, start, end, `\n${margin}`);
}

function stepOf(code: string): string {
  return /^\t/m.test(code) ? '\t' : spaces;
}

function replaced(code: string, start: number, end: number, text: string): Editing {
  const caret = start + text.length;
  return { code: code.slice(0, start) + text + code.slice(end), start: caret, end: caret };
}

function onLines({ code, start, end }: Editing, change: (line: string) => string): Editing {
  const from = lineStart(code, start);
  // A selection that ends at the beginning of a line does not include it.
  const last = end > start && code[end - 1] === '\n' ? end - 1 : end;
  const next = code.indexOf('\n', last);
  const to = next === -1 ? code.length : next;
  const lines = code.slice(from, to).split('\n');
  const changed = lines.map(change);
  const grown = (list: readonly string[], at: number) => (list[at] ?? '').length - (lines[at] ?? '').length;
  const whole = changed.reduce((sum, _line, at) => sum + grown(changed, at), 0);
  return {
    code: code.slice(0, from) + changed.join('\n') + code.slice(to),
    start: Math.max(from, start + grown(changed, 0)),
    end: Math.max(from, end + whole),
  };
}

function lineStart(code: string, at: number): number {
  return code.lastIndexOf('\n', at - 1) + 1;
}
