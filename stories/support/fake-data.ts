import type { User } from '../../shared/wire/accounts.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type {
  Block,
  BlockContentModel,
  Component,
  ModelUsage,
  ModelVersion,
  PageRendering,
  PageSummary,
  PageVersionDetail,
  ReferringContent,
} from '../../shared/wire/content.ts';
import type { FormSubmission } from '../../shared/wire/form-submissions.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Subscriber } from '../../shared/wire/newsletter.ts';
import type { Plan, SchemaStep } from '../../shared/wire/plans.ts';
import type { PreviewLink } from '../../shared/wire/preview-links.ts';
import type { SiteLook } from '../../shared/wire/preview.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Features } from '../../shared/wire/system.ts';
import type { Website } from '../../shared/wire/websites.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';

/** The features of a fully configured installation. */
export const everyFeature: Features = {
  captcha: { provider: 'altcha', site_key: null },
  social: { google: true, github: true },
  registration: true,
  languages: ['en', 'sr', 'sr-Cyrl', 'nl', 'de'],
  version: '1.0.0',
};

/** The data of a fake server in which nothing has been created. */
export const noData = () => ({
  features: everyFeature,
  /** The first is signed in. Every password is `tidewater`. */
  users: [] as User[],
  /** The subscribers to the newsletter. */
  subscribers: [] as Subscriber[],
  /** The websites of all users. */
  websites: [] as Website[],
  workspaces: [] as Workspace[],
  media: [] as Media[],
  apiKeys: [] as ApiKey[],
  formSubmissions: [] as FormSubmission[],
  /** Whether there is no room for more form submissions. */
  submissionsFull: false,
  /** By workspace. Other workspaces have the design of their type. */
  designs: {} as Readonly<Record<string, WorkspaceDesign>>,
  pages: [] as PageSummary[],
  blocks: [] as Block[],
  components: [] as Component[],
  /** The content that refers to any page or picture. */
  referring: { results: [], more: false } as ReferringContent,
  /** The versions of any page. */
  versions: [] as PageVersionDetail[],
  /** The preview links to any page. */
  links: [] as PreviewLink[],
  /** The appearance of any page. */
  look: {
    language: 'en',
    styles: [],
    frame: { title: 'Kiln & Clay', kind: 'SHOP', components: { others: [] } },
  } as SiteLook,
  /** Any version, rendered as a page. */
  rendering: {
    language: 'en',
    root_class: 's-site s-shop',
    styles: [],
    before: '',
    after: '',
    blocks: [],
  } as PageRendering,
  models: [] as BlockContentModel[],
  /** The blocks and components made of block types; nothing without an entry. */
  usage: [] as ModelUsage[],
  /** The states of any block type before the present one, the newest first. */
  modelVersions: [] as ModelVersion[],
  /** The plans of any block type. */
  plans: [] as Plan[],
  /** The steps that led to the shapes of any block type. */
  steps: [] as SchemaStep[],
});

export type FakeData = ReturnType<typeof noData>;
