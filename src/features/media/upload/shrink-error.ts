/** The errors of a file before it is sent. Each is a key under `media.uploadErrors`. */
export type ShrinkFault = 'notAnImage' | 'notFound' | 'emptyCanvas' | 'tooLarge';

export class ShrinkError extends Error {
  override readonly name = 'ShrinkError';
  readonly fault: ShrinkFault;

  constructor(fault: ShrinkFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}
