import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { User } from '../../shared/wire/accounts.ts';
import type { PageSummary } from '../../shared/wire/content.ts';
import type { FormSubmission } from '../../shared/wire/form-submissions.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Subscriber } from '../../shared/wire/newsletter.ts';
import { defaultDesigns } from '../../shared/site-design.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';

const time = '2026-11-20T10:00:00.000Z';
const mara = { id: 'user-1', name: 'Mara Ilić', email: 'editor@localhost.test' };

let counter = 0;

export function nextId(noun: string): string {
  counter += 1;
  return `${noun}-${counter}`;
}

export function makeWorkspace(part: Partial<Workspace> = {}): Workspace {
  // Counted even if it has an explicit id, which may be the one that the next would get.
  const next = nextId('workspace');
  const id = part.id ?? next;
  return {
    id,
    type: 'SHOP',
    title: 'Kafana Bar',
    description: '',
    tags: [],
    i18n_enabled: false,
    seo: { title_template: '', description: '', media: [] },
    site_slug: id,
    site_enabled: false,
    site_domain: null,
    site_domain_written: null,
    site_domain_proof: null,
    site_domain_record: null,
    site_taken_down: null,
    site_language: 'en',
    preview_url: null,
    preview_url_written: part.preview_url ?? null,
    site_url: `https://octavo.example/sites/${id}/`,
    created_at: time,
    page_count: 0,
    unread_inquiry_count: 0,
    role: 'owner',
    ...part,
  };
}

/** The default design. */
export function makeDesign(type: Workspace['type']): WorkspaceDesign {
  const css = 'https://octavo.example.test/site-design/example.css';
  return { ...defaultDesigns[type], logo: [], favicon: [], css };
}

export function makePage(part: Partial<PageSummary> = {}): PageSummary {
  const id = nextId('page');
  return {
    id,
    title: 'Home',
    url_path: `/${id}`,
    workspace: 'workspace-1',
    in_draft: true,
    has_unpublished_changes: false,
    can_be_deleted: true,
    published_at: null,
    created_at: time,
    created_by: mara,
    last_update: time,
    last_update_by: mara,
    revision: 1,
    ...part,
  };
}

export function makeMedia(part: Partial<Media> = {}): Media {
  const id = nextId('media');
  return {
    id,
    file: `${id}.jpg`,
    workspace: 'workspace-1',
    name: `${id}.jpg`,
    width: 1024,
    height: 768,
    bytes: 183_500,
    alt: '',
    created_at: time,
    in_use: false,
    ...part,
  };
}

export function makeFormSubmission(part: Partial<FormSubmission> = {}): FormSubmission {
  return {
    id: nextId('form-submission'),
    workspace: 'workspace-1',
    name: 'Boro Petrović',
    email: 'boro@example.test',
    message: 'Do you still have the blue bowls?',
    page: null,
    is_read: false,
    is_spam: false,
    created_at: time,
    ...part,
  };
}

export function makeApiKey(part: Partial<ApiKey> = {}): ApiKey {
  return {
    id: nextId('api-key'),
    title: 'Public site',
    description: '',
    allowed_origins: [],
    workspace: 'workspace-1',
    api_key: 'oct_Q7b0mS2xVt4K9pLr1nWc8Ye3Hd6Jf5Gz0aUqTsRoPmN',
    created_at: time,
    last_used_at: null,
    ...part,
  };
}

export function makeSubscriber(part: Partial<Subscriber> = {}): Subscriber {
  const id = nextId('subscriber');
  return { id, email: `${id}@example.org`, language: 'en', confirmed_at: time, created_at: time, ...part };
}

export function makeUser(part: Partial<User> = {}): User {
  return {
    ...mara,
    email_written: part.email ?? mara.email,
    last_login: time,
    date_joined: time,
    is_active: true,
    is_blocked: false,
    is_admin: false,
    ...part,
  };
}
