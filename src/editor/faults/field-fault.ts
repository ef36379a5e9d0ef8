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

export interface FieldFault {
  readonly kind: FieldFaultKind;
  readonly error?: unknown;
  readonly path?: string;
  readonly found?: string;
  readonly componentStack?: string;
}

export interface PlacedFault extends FieldFault {
  readonly type: string;
  readonly contract: number | undefined;
  readonly field: string;
}

/** Whether the widget was replaced by its stored value. After a refused value it keeps running. */
export function isStopped(fault: FieldFault | undefined): fault is FieldFault {
  return fault !== undefined && fault.kind !== 'value';
}

/** The fault of a field, or of a field definition: then its kind is the member that failed. */
export interface PluginFailure extends Omit<PlacedFault, 'kind' | 'field'> {
  readonly kind: string;
  readonly field?: string | undefined;
}

export function describeFault({ type, contract, kind, ...fault }: PluginFailure): string {
  const place = fault.path === undefined ? '' : `, at ${fault.path}`;
  const found = fault.found === undefined ? '' : `: found ${fault.found}`;
  const version = contract === undefined ? '' : ` (contract ${contract})`;
  const field = fault.field === undefined ? '' : `, field "${fault.field}"`;
  return `Field plugin "${type}"${version}${field}, ${kind}${place}${found}`;
}
