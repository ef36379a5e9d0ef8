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
  accesses: AccessRow;
  account_keys: AccountKeyRow;
  used_captchas: UsedCaptchaRow;
  social_identities: SocialIdentityRow;
  outbox: OutboxRow;
  inquiries: InquiryRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  idempotency_keys: IdempotencyKeyRow;
  settings: SettingRow;
  plans: PlanRow;
  plan_rows: PlanRowRow;
}

/** An account. */
export interface UserRow {
  id: string;
  /** Normalised: trimmed and in lower case. */
  email: string;
  name: string;
  /** `foldText` of name and address: used by search. */
  search_folded: string;
  password_hash: string | null;
  role: 'user' | 'admin';
  activated_at: string | null;
  blocked_at: string | null;
  last_login: string | null;
  date_joined: string;
  /** Null for accounts created by an administrator or through social sign-in. */
  terms_accepted_at: string | null;
  /** Set while the account and what it owns are being removed. Nobody can sign in to it or find it. */
  removed_at: string | null;
}

/** A session, keyed by the hash of its token. */
export interface SessionRow {
  /** SHA-256 of the token, base64url. The token itself is not stored. */
  token_hash: string;
  user: string;
  created_at: string;
  expires_at: string;
}

/** A workspace and its owner. */
export interface WorkspaceRow {
  id: string;
  owner: string;
  type: 'SHOP' | 'BLOG' | 'PORTFOLIO';
  title: string;
  /** The title as searches use it. */
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
  /** The host name that the site is to have, in lower case and ASCII; null if none. */
  site_domain: string | null;
  /**
   * Why the site has its domain; null while that is only a claim. Unique domains among those that are not: `earlier` domains
   * were entered before proofs were asked for.
   */
  site_domain_proof: 'dns' | 'administrator' | 'earlier' | null;
  /** Null unless an administrator has taken the site down. */
  site_taken_down_at: string | null;
  site_taken_down_reason: string;
  site_language: string;
  /** Where the external site of the workspace shows drafts; null if it does not. */
  preview_url: string | null;
}

/** What a workspace holds, changed with everything that is added or removed. A workspace without a row holds nothing. */
export interface WorkspaceUsageRow {
  workspace: string;
  pages: number;
  blocks: number;
  /** Bytes of the stored data of all components. */
  component_bytes: number;
  media: number;
  /** Bytes of all pictures. */
  media_bytes: number;
  /** Bytes of all former states and published versions, with what their rows take beside the content. */
  history_bytes: number;
  /** Bytes of all messages of visitors, with what their rows take beside the text. */
  inquiry_bytes: number;
}

/** What a workspace has chosen of the design of its site. A workspace without a row has chosen nothing. */
export interface SiteDesignRow {
  workspace: string;
  /** JSON: some members of a `SiteDesign`. */
  choices: string;
}

/** A model; its fields are a JSON text. */
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
  /** Counts the plans that changed its fields. */
  shape: number;
}

/** A change of the fields of a block type that carries along what is stored. */
export interface PlanRow {
  id: string;
  block_content_model: string;
  /** The revision of the block type that the plan was made for. */
  model_revision: number;
  /** JSON: list of operations. */
  operations: string;
  /** JSON: what becomes of values that do not convert, by the number of the operation. */
  decisions: string;
  /** JSON: the fields of the block type before and after it. */
  fields_before: string;
  fields_after: string;
  state: 'draft' | 'running' | 'done' | 'undoing' | 'undone';
  /** When live pages change; null before it is applied. */
  live: 'at_once' | 'when_published' | null;
  /** The shape that the block type has got by it. */
  shape: number | null;
  /** The shape that the block type has got by undoing it. */
  undo_shape: number | null;
  /** JSON: how much it touches. */
  counts: string;
  /** JSON: the first values that do not convert; as predicted, or as they were once it is applied. */
  failures: string;
  failure_count: number;
  /** The last page that was looked at for its live version. */
  live_cursor: string;
  created_at: string;
  created_by: string | null;
  applied_at: string | null;
  applied_by: string | null;
  undone_at: string | null;
  undone_by: string | null;
}

/** What a plan rewrote, as it was before. */
export interface PlanRowRow {
  plan: string;
  /** The block, the component or the live page. */
  source: string;
  workspace: string;
  kind: 'block' | 'component' | 'page';
  /** The data before; of a live page, the number of its live version. */
  before: string;
  /** JSON: what the plan set aside; null if nothing. */
  rest: string | null;
  /** The revision that the data has; of a live page, the number of the version that the plan made. */
  revision: number;
  kept_until: string;
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
  /** `edits` as it was when the live version was made. */
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

/** A block of a page; its data is a JSON text. */
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

/** A component of a workspace; its data is a JSON text. */
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

/** A picture. Its bytes are in the file store. */
export interface MediaRow {
  id: string;
  workspace: string;
  file: string;
  /** The file name it was uploaded with; empty if it is not known. */
  name: string;
  /** `foldText(name)`: used by search and ordering. */
  name_folded: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  /** `foldText(alt)`: used by search. */
  alt_folded: string;
  created_at: string;
}

/**
 * A stored file that no row may reference. It is recorded so that it is not forgotten if the process or the store
 * fails.
 */
export interface UnsettledFileRow {
  file: string;
  /** `incoming` during its upload; `doomed` once it must be removed. */
  state: 'incoming' | 'doomed';
  since: string;
}

/**
 * A reference from content to something else, written in the transaction that writes the content. The live version of a
 * page has its own rows, whose source is the page: a picture that only the published site shows is still in use.
 */
export interface ContentReferenceRow {
  workspace: string;
  /**
   * The block, the component, the page whose live version holds the reference, or the workspace for its social picture.
   */
  source: string;
  /** The page of the block or of the live version; null for anything the whole site shows. */
  source_page: string | null;
  target_kind: 'media' | 'page';
  target: string;
  /** What a picture showed that was deleted while a component had it. Live pages have the descriptions of theirs. */
  alt?: string | null;
}

/** A versioned record as it was before it was overwritten or deleted. */
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
  /** JSON: the data of a block or component, or the members of a page or model that a client can overwrite. */
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
  /** JSON: `{models, blocks}`, so later changes to a model do not affect what was published. */
  blocks: string;
  published_at: string;
  published_by: string | null;
}

/** A link that shows the draft of a page to people without an account. */
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

/** An API token. Its key is stored encrypted and found by a keyed hash. */
export interface AccessRow {
  id: string;
  workspace: string;
  title: string;
  description: string;
  /** JSON: list of strings. */
  allowed_origins: string;
  /** HMAC of the key, used to look up a presented key. */
  key_hash: string;
  /** The encrypted key, used to reveal it. */
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

/** A single-use key that was mailed, by its hash. Using the key deletes the row. */
export interface AccountKeyRow {
  /** SHA-256 of the key, base64url. The key itself is only in the mail. */
  key_hash: string;
  user: string;
  purpose: 'activation' | 'reset';
  created_at: string;
  expires_at: string;
}

/** A solved challenge of the built-in captcha, kept until it expires so that it cannot be used again. */
export interface UsedCaptchaRow {
  /** Its signature. */
  challenge: string;
  expires_at: string;
}

/** Links an account to an identity at a social sign-in provider. */
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
   * The earliest time of the next try. A sender moves it forward before trying, so that no other sender tries at the
   * same time.
   */
  next_attempt_at: string;
  /** How often a server received the whole mail without confirming it. It may have arrived that often. */
  handed_over: number;
  /** Why the last try failed, without addresses, links or keys. */
  last_error: string | null;
  /** When sending was given up. */
  failed_at: string | null;
}

/** A message from a visitor of an external site to the owner of the workspace. */
export interface InquiryRow {
  id: string;
  workspace: string;
  page: string | null;
  name: string;
  email: string;
  message: string;
  created_at: string;
  read_at: string | null;
  /** When it was taken for spam; null if it is not. */
  spam_at: string | null;
}

/** An address that signed up for the newsletter. It gets the newsletter once it is confirmed. */
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
  /** The user, or the access whose API key was used. */
  owner: string;
  key: string;
  /** Keyed hash of method, address and body: a body may hold a password. */
  request_hash: string;
  status: number;
  /** JSON of the answer, encrypted: it may hold an API key. */
  answer_cipher: string;
  expires_at: string;
  /** How many bytes of answers were kept for the owner by now; says how much newer other answers are. */
  written: number;
}
