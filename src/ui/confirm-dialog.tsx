import type { ConfirmDialogProps } from './confirm-question.tsx';
import { requestedPart, useRequestedPart } from './requested-part.tsx';

const question = requestedPart(async () => (await import('./confirm-question.tsx')).ConfirmQuestion);

/** Loads the code of all these dialogs, so that they open at once. */
export const loadConfirmQuestion = question.load;

/**
 * Asks before an action that cannot be undone. If something must be typed, Enter confirms as soon as that is allowed. Its code
 * loads in advance, or when it first opens; if that fails, it closes again.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isReady = useRequestedPart(question, props.open, props.onClose);
  return isReady && <question.Part {...props} />;
}
