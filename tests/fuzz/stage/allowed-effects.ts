import type { AllowedEffect } from './stage.ts';

/** What others may do to the victim's rows. Everything else is a fault. */
export const allowedEffects: readonly AllowedEffect[] = [
  {
    actor: 'admin',
    operation: /^(POST|PATCH|DELETE) \/api\/block-content-models\//,
    tables: ['block_content_models'],
    why: 'Models are everybody’s, and kept by administrators.',
  },
  {
    actor: 'admin',
    operation: /^(POST|DELETE) \/api\/block-content-models\/.+/,
    tables: [
      ...['plans', 'blocks', 'components', 'pages', 'page_versions'],
      ...['content_references', 'workspace_usage'],
    ],
    why: 'A plan changes what is stored of a model, in every workspace.',
  },
  {
    actor: 'anybody',
    operation: /^POST \/api\/auth\/(request-account|register)\/$/,
    tables: ['account_keys'],
    why: 'Anybody may ask for a key for any address; only its owner gets it.',
  },
  {
    actor: 'anybody',
    operation: /^POST \/api\/newsletter\/$/,
    tables: ['newsletter_subscribers'],
    why: 'Anybody may ask for the newsletter for any address; only its owner can confirm it.',
  },
  {
    actor: 'admin',
    operation: /^DELETE \/api\/newsletter\//,
    tables: ['newsletter_subscribers'],
    why: 'Administrators see every subscriber.',
  },
];
