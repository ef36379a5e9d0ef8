import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { Inquiry, InquiryList, InquiryPatch } from '../../shared/wire/inquiries.ts';

export interface InquiriesRequest {
  readonly workspace: string;
  readonly page: number;
  /** Whether to list messages marked as spam, or the others. */
  readonly spam: boolean;
  readonly signal?: AbortSignal;
}

/** The messages of visitors to the owner of a workspace, newest first. */
export function listInquiries({ workspace, page, spam, signal }: InquiriesRequest): Promise<InquiryList> {
  return http.get(addresses.inquiries(workspace, page, spam), signal && { signal });
}

export function updateInquiry({ id, workspace }: Inquiry, patch: InquiryPatch): Promise<Inquiry> {
  return http.patch(`/api/inquiries/${id}/`, { query: { workspace }, body: patch });
}

export function deleteInquiry({ id, workspace }: Inquiry): Promise<void> {
  return http.delete(`/api/inquiries/${id}/`, { query: { workspace } });
}
