import { Type, type Static } from 'typebox';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { siteSlugLength } from '../site-slug.ts';
import { Choice, Closed, Id, Line, Nullable, Time } from './basics.ts';

/** The types of a workspace's site (spec section 9). */
export const workspaceTypes = ['SHOP', 'BLOG', 'PORTFOLIO'] as const;

/** The type of a workspace. */
export const WorkspaceType = Choice(workspaceTypes, 'What the site is for.');
export type WorkspaceType = (typeof workspaceTypes)[number];

const Tags = Type.Array(Line(50, 'A tag.', 1), { description: 'Shown on the card.', maxItems: 20 });

const titleTemplate =
  'How the titles of its pages are made: {title} is the page, {workspace} the site. Empty: the title of the page alone.';
const seoDescription = 'What a page is about that does not say so itself. May be empty.';
const socialImage = 'The image of a shared link: one of the library, or none.';

/** The site's settings for search engines and shared links. */
export const WorkspaceSeo = Type.Object(
  {
    title_template: Type.String({ description: titleTemplate }),
    description: Type.String({ description: seoDescription }),
    media: Type.Array(Type.Object({ id: Id, file: Type.String({ description: 'Path below `/media/`.' }) }), {
      description: socialImage,
      maxItems: 1,
    }),
  },
  { description: 'The SEO settings of the site.' },
);
export type WorkspaceSeo = Static<typeof WorkspaceSeo>;

/** The body that changes those settings; omitted members stay unchanged. */
export const WorkspaceSeoPatch = Closed(
  {
    title_template: Type.Optional(Line(limits.titleLength, titleTemplate)),
    description: Type.Optional(Line(limits.seoDescriptionLength, seoDescription)),
    media: Type.Optional(
      Type.Array(
        Closed({ id: Id, file: Type.Optional(Type.String({ description: 'Read-only.', maxLength: 500 })) }),
        { description: socialImage, maxItems: 1 },
      ),
    ),
  },
  'The SEO settings of the site; omitted members do not change.',
);
export type WorkspaceSeoPatch = Static<typeof WorkspaceSeoPatch>;

const siteSlug = 'Where the site is below /sites/: lower-case letters, digits and hyphens. Unique.';
const SiteEnabled = Type.Boolean({ description: 'Whether visitors can see the site.' });
const siteDomain =
  'The host name that the site is to have, such as www.example.com; null if none. It works once it is proved.';

/** Why a site has its domain: a TXT record, an administrator, or because it had it before proofs were asked for. */
export const domainProofs = ['dns', 'administrator', 'earlier'] as const;
/** One of them. */
export type DomainProof = (typeof domainProofs)[number];

const DomainProof = Nullable(
  Choice(
    domainProofs,
    'The proof of the domain: a TXT record, an administrator, or use before proofs were required. Null ' +
      'while it does not.',
  ),
);

const DomainRecord = Type.Object(
  {
    name: Type.String({ description: 'The name of the record.' }),
    value: Type.String({ description: 'Its text.' }),
  },
  { description: 'The TXT record that proves the domain; null without a domain.' },
);
export type DomainRecord = Static<typeof DomainRecord>;

/** The description of an administrator's reason. */
export const takenDownReason = 'Why, for the owner. May be empty.';
const previewUrl =
  'Where the external site of the workspace shows pages that are being edited, such as https://www.example.com; null if it does not.';
const SiteLanguage = Choice(languages, 'The language of the site.');

/** A workspace, as its owner sees it. */
export const Workspace = Type.Object(
  {
    id: Id,
    type: WorkspaceType,
    title: Type.String({ description: 'Name of the site.' }),
    description: Type.String({ description: 'May be empty.' }),
    tags: Tags,
    i18n_enabled: Type.Boolean({ description: 'Content in several languages is wanted.' }),
    seo: WorkspaceSeo,
    site_slug: Type.String({ description: siteSlug }),
    site_enabled: SiteEnabled,
    site_domain: Nullable(Type.String({ description: siteDomain })),
    site_domain_written: Nullable(
      Type.String({
        description: 'The same as people write it, such as пример.срб for xn--e1afmkfd.xn--90a3ac.',
      }),
    ),
    site_domain_proof: DomainProof,
    site_domain_record: Nullable(DomainRecord),
    site_language: SiteLanguage,
    preview_url: Nullable(Type.String({ description: previewUrl })),
    preview_url_written: Nullable(
      Type.String({ description: 'The same with the host name as people write it.' }),
    ),
    site_url: Type.String({ description: 'The address of the site while it is enabled.' }),
    site_taken_down: Nullable(
      Type.Object(
        { at: Time, reason: Type.String({ description: takenDownReason }) },
        {
          description:
            'When and why an administrator took the site down, which hides it from visitors; null otherwise.',
        },
      ),
    ),
    created_at: Time,
    page_count: Type.Integer({ description: 'Pages in it.' }),
    unread_inquiry_count: Type.Integer({ description: 'Messages of visitors that the owner has not read.' }),
    role: Type.String({ description: "The caller's role in it: owner." }),
  },
  { description: 'A workspace, as its owner sees it.' },
);
export type Workspace = Static<typeof Workspace>;

const optional = {
  description: Type.Optional(Line(limits.descriptionLength, 'What the site is about.')),
  tags: Type.Optional(Tags),
  i18n_enabled: Type.Optional(Workspace.properties.i18n_enabled),
};
const Title = Line(limits.titleLength, 'Name of the site.', 1);

/** The body that creates a workspace. */
export const WorkspaceInput = Closed({ type: Workspace.properties.type, title: Title, ...optional });
export type WorkspaceInput = Static<typeof WorkspaceInput>;

/** The body that changes a workspace. */
export const WorkspacePatch = Closed({
  type: Type.Optional(Workspace.properties.type),
  title: Type.Optional(Title),
  ...optional,
  seo: Type.Optional(WorkspaceSeoPatch),
  site_slug: Type.Optional(Line(siteSlugLength, siteSlug, 1)),
  site_enabled: Type.Optional(SiteEnabled),
  site_domain: Type.Optional(Nullable(Line(253, siteDomain))),
  site_language: Type.Optional(SiteLanguage),
  preview_url: Type.Optional(Nullable(Line(limits.previewUrlLength, previewUrl))),
});
export type WorkspacePatch = Static<typeof WorkspacePatch>;
