import { showToast } from '../state/app-store.ts';

interface CopyMessages {
  readonly done: string;
  readonly failed: string;
}

/** Copies a text and reports it in a toast. Fails without HTTPS or permission. Resolves to whether it was copied. */
export async function copyText(text: string, { done, failed }: CopyMessages): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
    return true;
  } catch {
    showToast('error', failed);
    return false;
  }
}
