import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type {
  FormSubmission,
  FormSubmissionList,
  FormSubmissionPatch,
} from '../../shared/wire/form-submissions.ts';

/** Newest first: messages marked as spam, or the others. */
export function listFormSubmissions(
  workspace: string,
  { page, spam, signal }: { readonly page: number; readonly spam: boolean; readonly signal: AbortSignal },
): Promise<FormSubmissionList> {
  return http.get(addresses.formSubmissions(workspace, page, spam), { signal });
}

export function updateFormSubmission(
  { id, workspace }: FormSubmission,
  patch: FormSubmissionPatch,
): Promise<FormSubmission> {
  return http.patch(`/api/inquiries/${id}/`, { query: { workspace }, body: patch });
}

export function deleteFormSubmission({ id, workspace }: FormSubmission): Promise<void> {
  return http.delete(`/api/inquiries/${id}/`, { query: { workspace } });
}
