/** What a field plugin did that its own field has to pay for. */
export type FieldFaultKind =
  /** It threw while it was drawn, or in an effect. */
  | 'draw'
  /** Its code did not arrive, or threw while it was loaded. */
  | 'load'
  /** Its code brought no view, or that of another type. */
  | 'view'
  /** It has been waiting for something for too long. */
  | 'wait'
  /** It never gave the thread back the last time. */
  | 'hung'
  /** Its pure half failed, so that nobody knows what the stored value means. */
  | 'pure'
  /** It changed its value on and on by itself. */
  | 'loop'
  /** It answered with a value that cannot be kept. */
  | 'value'
  /** It threw in an event handler or left a rejected promise alone. */
  | 'event';

/** A mistake of a field plugin, for the reader of the form and for developers. */
export interface FieldFault {
  readonly kind: FieldFaultKind;
  readonly error?: unknown;
  /** Where in a value, and what was found there. */
  readonly path?: string;
  readonly found?: string;
  readonly componentStack?: string;
}

/** A fault with the plugin and the field that it belongs to. */
export interface PlacedFault extends FieldFault {
  /** The plugin. */
  readonly type: string;
  /** The version of the contract that it was written for. */
  readonly contract: number | undefined;
  /** The name of the field in its content model. */
  readonly field: string;
}

/** Beside these the widget goes on; everything else stands in its place. */
const passing: readonly FieldFaultKind[] = ['value', 'event'];

export function isPassing({ kind }: FieldFault): boolean {
  return passing.includes(kind);
}

/** A fault in words for developers: what a person copies into a message, and what the console is told. */
export function describeFault({ type, contract, field, kind, ...fault }: PlacedFault): string {
  const place = fault.path === undefined ? '' : `, at ${fault.path}`;
  const found = fault.found === undefined ? '' : `: found ${fault.found}`;
  const version = contract === undefined ? '' : ` (contract ${contract})`;
  return `Field plugin "${type}"${version}, field "${field}", ${kind}${place}${found}`;
}
