import type { TFunction } from 'i18next';
import { errorSentence, HttpError } from '../../../lib/http-error.ts';
import { ShrinkError } from './shrink-error.ts';

/** Why a file could not be uploaded, in a sentence (spec section 8). */
export function uploadMessage(error: unknown, t: TFunction): string {
  if (error instanceof ShrinkError) return t(`media.uploadErrors.${error.fault}`);
  return errorSentence(error);
}

/** Whether sending the same file again can succeed. */
export function canRetryUpload(error: unknown): boolean {
  if (error instanceof ShrinkError) return false;
  return !(error instanceof HttpError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
