/** The mistake of a field plugin. Only its own field is affected. */
export type FieldFaultKind =
  /** It threw while rendering, or in an effect. */
  | 'render'
  /** Its code did not load, or threw while loading. */
  | 'load'
  /** Its code contains no view, or one of another type. */
  | 'view'
  /** It has suspended for too long. */
  | 'wait'
  /** An earlier page load froze while it drew this field or another one of the block. */
  | 'hung'
  /** Its field definition failed, so the meaning of the stored value is unknown. */
  | 'pure'
  /** It emitted a value that cannot be kept. */
  | 'value';

/** A mistake of a field plugin, shown to the user and reported to developers. */
export interface FieldFault {
  readonly kind: FieldFaultKind;
  readonly error?: unknown;
  /** The path inside the value, and the problem there. */
  readonly path?: string;
  readonly found?: string;
  readonly componentStack?: string;
}

export interface PlacedFault extends FieldFault {
  readonly type: string;
  /** The contract version it was written for. */
  readonly contract: number | undefined;
  /** The name of the field in its content model. */
  readonly field: string;
}

/** Whether the widget was replaced by its stored value. After a refused value it keeps running. */
export function isStopped(fault: FieldFault | undefined): fault is FieldFault {
  return fault !== undefined && fault.kind !== 'value';
}

/** Describes a fault for developers: copied by the user, or printed to the console. */
export function describeFault({ type, contract, field, kind, ...fault }: PlacedFault): string {
  const place = fault.path === undefined ? '' : `, at ${fault.path}`;
  const found = fault.found === undefined ? '' : `: found ${fault.found}`;
  const version = contract === undefined ? '' : ` (contract ${contract})`;
  return `Field plugin "${type}"${version}, field "${field}", ${kind}${place}${found}`;
}
