/**
 * The tables, the same in both databases. They use a portable subset: ids and times are text, JSON is text that is
 * never queried inside, a boolean is a nullable time or a small enumeration, positions are integers.
 */
export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  workspaces: WorkspaceRow;
  workspace_usage: WorkspaceUsageRow;
  site_designs: SiteDesignRow;
  block_content_models: BlockContentModelRow;
  pages: PageRow;
  former_paths: FormerPathRow;
  blocks: BlockRow;
  components: ComponentRow;
  media: MediaRow;
  unsettled_files: UnsettledFileRow;
  content_references: ContentReferenceRow;
  content_history: ContentHistoryRow;
  page_versions: PageVersionRow;
  preview_links: PreviewLinkRow;
  accesses: ApiKeyRow;
  account_keys: AccountKeyRow;
  used_captchas: UsedCaptchaRow;
  social_identities: SocialIdentityRow;
  outbox: OutboxRow;
  inquiries: FormSubmissionRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  idempotency_keys: IdempotencyKeyRow;
  settings: SettingRow;
  plans: PlanRow;
}

export interface UserRow {
  id: string;
  /** Normalised: trimmed and in lower case. */
  email: string;
  name: string;
  /** `foldText` of name and email, for searches. */
  search_folded: string;
  password_hash: string | null;
  role: 'user' | 'admin';
  activated_at: string | null;
  blocked_at: string | null;
  last_login: string | null;
  date_joined: string;
  /** Null for accounts created by an administrator or through social sign-in. */
  terms_accepted_at: string | null;
  /** Set while the account and its data are being removed. It cannot be found or signed in to. */
  removed_at: string | null;
}

export interface SessionRow {
  /** SHA-256 of the token, base64url. The token itself is not stored. */
  token_hash: string;
  user: string;
  created_at: string;
  expires_at: string;
}

export interface WorkspaceRow {
  id: string;
  owner: string;
  type: 'SHOP' | 'BLOG' | 'PORTFOLIO';
  title: string;
  /** `foldText(title)`, for searches. */
  title_folded: string;
  description: string;
  /** JSON: list of strings. */
  tags: string;
  i18n_enabled_at: string | null;
  created_at: string;
  seo_title_template: string;
  seo_description: string;
  /** Unique: the site of the workspace is at `/sites/<site_slug>`. */
  site_slug: string;
  /** Null while the site is switched off. */
  site_enabled_at: string | null;
  /** The requested host name of the site, in lower case and ASCII; null if it has none. */
  site_domain: string | null;
  /**
   * How the domain was proven; null while it is only claimed. Proven domains are unique. `earlier` marks domains from
   * before proofs existed.
   */
  site_domain_proof: 'dns' | 'administrator' | 'earlier' | null;
  /** Null unless an administrator has taken the site down. */
  site_taken_down_at: string | null;
  site_taken_down_reason: string;
  site_language: string;
  /** The preview address of the external site of the workspace; null if it has none. */
  preview_url: string | null;
}

/** The usage of a workspace, updated with every addition and removal. Without a row it is zero. */
export interface WorkspaceUsageRow {
  workspace: string;
  pages: number;
  blocks: number;
  component_bytes: number;
  media: number;
  media_bytes: number;
  /** Bytes of all history and published versions, including the overhead of their rows. */
  history_bytes: number;
  /** Bytes of all form submissions, including the overhead of their rows. */
  inquiry_bytes: number;
}

/** Without a row, all choices are defaults. */
export interface SiteDesignRow {
  workspace: string;
  /** JSON: some members of a `SiteDesign`. */
  choices: string;
}

export interface BlockContentModelRow {
  id: string;
  name: string;
  /** Unique. Never changes. */
  slug: string;
  content_model_type: 'PAGE' | 'COMPONENT';
  /** JSON. */
  content_model: string;
  /** JSON: labels, whether it is archived, who may use it, samples. */
  about: string;
  revision: number;
  /** The schema version: counts the plans that changed its fields. */
  shape: number;
}

/** A plan: a change of a block type's fields that migrates existing content. */
export interface PlanRow {
  id: string;
  block_content_model: string;
  /** The revision of the block type for which the plan was made. */
  model_revision: number;
  /** JSON: list of operations. */
  operations: string;
  /** JSON: the handling of values that do not convert, by the number of the operation. */
  decisions: string;
  /** JSON: the fields of the block type before and after it. */
  fields_before: string;
  fields_after: string;
  state: 'draft' | 'running' | 'done' | 'undoing' | 'undone';
  /** When live pages change; null before it is applied. */
  live: 'at_once' | 'when_published' | null;
  /** The schema version of the block type after it. */
  shape: number | null;
  /** The schema version of the block type after undoing it. */
  undo_shape: number | null;
  /** JSON: the numbers of affected records. */
  counts: string;
  /** JSON: the first values that do not convert; predicted until it is applied. */
  failures: string;
  failure_count: number;
  /** The last page whose live version was validated. */
  live_cursor: string;
  created_at: string;
  created_by: string | null;
  applied_at: string | null;
  applied_by: string | null;
  undone_at: string | null;
  undone_by: string | null;
  /** When the values that it replaced were removed from the blocks. */
  values_removed_at: string | null;
}

/** A page. Its published state is one of its versions. */
export interface PageRow {
  id: string;
  workspace: string;
  title: string;
  /** `foldText(title)`: used by search and ordering. */
  title_folded: string;
  url_path: string;
  created_at: string;
  created_by: string | null;
  last_update: string;
  last_update_by: string | null;
  revision: number;
  /** Counts every change that publishing would make visible. */
  edits: number;
  /** Null for a draft. */
  published_at: string | null;
  /** The value of `edits` when the live version was created. */
  published_edits: number | null;
  /** `page_versions.version` of the live snapshot. */
  live_version: number | null;
  /** Bytes of the stored data of all its blocks. */
  data_bytes: number;
}

/** An earlier path of a page, from which visitors are redirected. */
export interface FormerPathRow {
  workspace: string;
  url_path: string;
  page: string;
  created_at: string;
}

export interface BlockRow {
  id: string;
  workspace: string;
  page: string;
  block_content_model: string;
  order: number;
  /** JSON. */
  data: string;
  revision: number;
  last_update: string;
  last_update_by: string | null;
  /** The shape of its type that the data has. */
  shape: number;
}

export interface ComponentRow {
  id: string;
  workspace: string;
  block_content_model: string;
  /** JSON. */
  data: string;
  revision: number;
  last_update: string;
  last_update_by: string | null;
  /** The shape of its type that the data has. */
  shape: number;
}

/** The bytes are in the file store. */
export interface MediaRow {
  id: string;
  workspace: string;
  file: string;
  /** The file name of the upload; empty if unknown. */
  name: string;
  /** `foldText(name)`, for searches and ordering. */
  name_folded: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  /** `foldText(alt)`, for searches. */
  alt_folded: string;
  created_at: string;
}

/** A stored file that may be unreferenced. The row ensures its removal if the process or the store fails. */
export interface UnsettledFileRow {
  file: string;
  /** `incoming` during its upload; `doomed` once it must be removed. */
  state: 'incoming' | 'doomed';
  since: string;
}

/**
 * A reference from content to an image or a page, written in the transaction that writes the content. The live version
 * of a page has its own rows, whose source is the page, so an image that only the published site shows is still in use.
 */
export interface ContentReferenceRow {
  workspace: string;
  /**
   * The id of the block or component, of the page whose live version holds the reference, or of the workspace for its
   * social image.
   */
  source: string;
  /** The page of the block or of the live version; null for references from the whole site. */
  source_page: string | null;
  target_kind: 'media' | 'page';
  target: string;
  /** The description of an image that was deleted while a component used it. Live pages store their own. */
  alt?: string | null;
}

/** A versioned record before it was overwritten or deleted. */
export interface ContentHistoryRow {
  id: string;
  /** Null for a model, which no workspace owns. */
  workspace: string | null;
  source: string;
  source_kind: 'page' | 'block' | 'component' | 'block_content_model';
  /** The page itself, or the block's page; otherwise null. */
  source_page: string | null;
  /** The model of the block or component; otherwise null. */
  block_content_model: string | null;
  revision: number;
  /** JSON: the data of a block or component, or the writable members of a page or model. */
  data: string;
  /** When and by whom this state was replaced. */
  replaced_at: string;
  replaced_by: string | null;
}

/** An immutable published snapshot of a page. */
export interface PageVersionRow {
  page: string;
  version: number;
  workspace: string;
  title: string;
  url_path: string;
  /** JSON: `{models, blocks}`, so later changes to a model do not affect published blocks. */
  blocks: string;
  published_at: string;
  published_by: string | null;
}

/** A link that shows the draft of a page without an account. */
export interface PreviewLinkRow {
  id: string;
  workspace: string;
  page: string;
  /** SHA-256 of the token, base64url. The token itself is only in the link. */
  token_hash: string;
  created_at: string;
  created_by: string | null;
  expires_at: string;
  last_opened_at: string | null;
}

/** The key is stored encrypted and found by a keyed hash. */
export interface ApiKeyRow {
  id: string;
  workspace: string;
  title: string;
  description: string;
  /** JSON: list of strings. */
  allowed_origins: string;
  /** HMAC of the key, to look up a presented key. */
  key_hash: string;
  /** The encrypted key, to reveal it. */
  key_cipher: string;
  /** The last four characters, for the mask. */
  key_hint: string;
  created_at: string;
  last_used_at: string | null;
}

/** Facts about this installation, by name. */
export interface SettingRow {
  name: string;
  value: string;
}

/** A single-use key that was mailed, stored as a hash. Using the key deletes the row. */
export interface AccountKeyRow {
  /** SHA-256 of the key, base64url. The key itself is only in the mail. */
  key_hash: string;
  user: string;
  purpose: 'activation' | 'reset';
  created_at: string;
  expires_at: string;
}

/** A solved challenge of the built-in captcha, stored until it expires so that it cannot be reused. */
export interface UsedCaptchaRow {
  /** Its signature. */
  challenge: string;
  expires_at: string;
}

export interface SocialIdentityRow {
  provider: 'google' | 'github';
  /** The provider's permanent identifier for the person. */
  subject: string;
  user: string;
  created_at: string;
}

/** A mail waiting to be sent. Once sent, its row is deleted. */
export interface OutboxRow {
  id: string;
  /** JSON of the mail, encrypted: it may hold a key. */
  payload_cipher: string;
  created_at: string;
  attempts: number;
  /**
   * The earliest time of the next attempt. A sender moves it forward before trying, so that no other sender tries at
   * the same time.
   */
  next_attempt_at: string;
  /** How often a server received the whole mail without confirming it. It may have arrived that often. */
  handed_over: number;
  /** Why the last attempt failed, without addresses, links or keys. */
  last_error: string | null;
  /** When sending was abandoned. */
  failed_at: string | null;
}

/** A form submission from a visitor of an external site to the owner of the workspace. */
export interface FormSubmissionRow {
  id: string;
  workspace: string;
  page: string | null;
  name: string;
  email: string;
  message: string;
  created_at: string;
  read_at: string | null;
  /** When it was marked as spam; null if it is not. */
  spam_at: string | null;
}

/** Newsletters are sent once the address is confirmed. */
export interface NewsletterSubscriberRow {
  id: string;
  email: string;
  language: string;
  created_at: string;
  confirmed_at: string | null;
  /** SHA-256 of the key in the confirmation mail; null once used. */
  key_hash: string | null;
  key_expires_at: string | null;
}

/** The first answer to a write that may be retried (`Idempotency-Key`). */
export interface IdempotencyKeyRow {
  /** The user, or the API key that was used. */
  owner: string;
  key: string;
  /** Keyed hash of method, address and body: a body may hold a password. */
  request_hash: string;
  status: number;
  /** JSON of the answer, encrypted: it may hold an API key. */
  answer_cipher: string;
  expires_at: string;
  /** Bytes of answers stored for the owner so far, to compare the age of answers. */
  written: number;
}
