import { withQuery } from '../lib/http-session.ts';
import { limits } from '../../shared/limits.ts';

export interface PageOfList {
  readonly page: number;
  readonly pageSize: number;
}

/** The scope of media: one workspace's or, for administrators, all media. */
export type MediaScope = { readonly workspace: string } | { readonly all: 1 };

export interface MediaWanted extends PageOfList {
  readonly search?: string | undefined;
  /** 0: only unused images. */
  readonly in_use?: 0 | undefined;
  /** 0: only images without a description. */
  readonly described?: 0 | undefined;
  /** Newest first by default. */
  readonly ordering?: string | undefined;
}

const all = { page_size: limits.pageSizeMax };

/**
 * The addresses of the reads that screens start with. The entry requests them before the screen's code has loaded, so
 * this file imports next to nothing.
 */
export const addresses = {
  users: '/api/users/',
  features: '/api/features/',
  workspaces: withQuery('/api/workspaces/', all),
  usage: '/api/usage/',
  workspace: (id: string) => `/api/workspaces/${id}/`,
  design: (workspace: string) => `/api/workspaces/${workspace}/design/`,
  page: (id: string) => `/api/pages/${id}/`,
  pagePreview: (id: string) => `/api/pages/${id}/preview/`,
  apiKey: (id: string) => `/api/accesses/${id}/`,
  models: (content_model_type?: string) => withQuery('/api/block-content-models/', { content_model_type }),
  model: (id: string) => `/api/block-content-models/${id}/`,
  modelUsage: '/api/block-content-models/usage/',
  components: (workspace: string) => withQuery('/api/components/', { workspace, ...all }),
  apiKeys: (workspace: string) => withQuery('/api/accesses/', { workspace, ...all }),
  pages: (workspace: string, { page, pageSize, search, ordering }: PagesWanted) =>
    withQuery('/api/pages/', { workspace, page, page_size: pageSize, search: search || undefined, ordering }),
  media: (scope: MediaScope, { page, pageSize, ...wanted }: MediaWanted) =>
    withQuery('/api/media/', { ...scope, page, page_size: pageSize, ...wanted }),
  formSubmissions: (workspace: string, page: number, spam: boolean) =>
    withQuery('/api/inquiries/', {
      ...{ workspace, page, page_size: limits.pageSizeDefault },
      spam: spam ? 1 : undefined,
    }),
  allUsers: (page: number, search: string) =>
    withQuery('/api/users/', {
      all: 1,
      page,
      page_size: limits.pageSizeDefault,
      search: search || undefined,
    }),
  websites: (page: number, search: string) =>
    withQuery('/api/websites/', { page, page_size: limits.pageSizeDefault, search: search || undefined }),
  subscribers: ({ page, pageSize }: PageOfList) =>
    withQuery('/api/newsletter/', { all: 1, page, page_size: pageSize }),
} as const;

export interface PagesWanted extends Partial<PageOfList> {
  readonly search?: string;
  readonly ordering?: string;
}
