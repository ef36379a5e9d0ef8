import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type {
  FormSubmission,
  FormSubmissionList,
  FormSubmissionPatch,
} from '../../shared/wire/form-submissions.ts';

export interface FormSubmissionsRequest {
  readonly workspace: string;
  readonly page: number;
  /** Whether to list messages marked as spam, or the others. */
  readonly spam: boolean;
  readonly signal?: AbortSignal;
}

/** Newest first. */
export function listFormSubmissions({
  workspace,
  page,
  spam,
  signal,
}: FormSubmissionsRequest): Promise<FormSubmissionList> {
  return http.get(addresses.formSubmissions(workspace, page, spam), signal && { signal });
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
