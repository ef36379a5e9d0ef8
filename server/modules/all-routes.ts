import type { App } from '../platform/http/routes/app-types.ts';
import type { Metrics } from '../platform/metrics.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { blockContentModelRoutes } from './block-content-models/routes.ts';
import { blockRoutes, componentRoutes } from './blocks/routes.ts';
import type { DeliveryCaches } from './delivery/delivery-caches.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { designRoutes } from './design/routes.ts';
import { formSubmissionRoutes } from './form-submissions/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { externalPreviewRoutes } from './external-previews/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { pageVersionRoutes } from './pages/version-routes.ts';
import { planRoutes } from './plans/routes.ts';
import { previewRoutes } from './sites/preview-routes.ts';
import { draftRoutes } from './previews/draft-routes.ts';
import { previewLinkRoutes } from './previews/routes.ts';
import { siteRoutes, type SitesShared } from './sites/routes.ts';
import { socialRoutes } from './social/routes.ts';
import { metricsRoutes } from './system/metrics-routes.ts';
import { systemRoutes } from './system/routes.ts';
import { usageRoutes } from './usage/routes.ts';
import { userRoutes } from './users/routes.ts';
import { websiteRoutes } from './websites/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';

/** State that routes share with the cache fast path and one another. */
export interface SharedByRoutes {
  readonly delivery: DeliveryCaches;
  readonly metrics: Metrics;
  readonly sites: SitesShared;
}

/** In the order of the documentation. */
export const allRoutes: readonly ((app: App, shared: SharedByRoutes) => void)[] = Object.freeze([
  systemRoutes,
  metricsRoutes,
  authRoutes,
  socialRoutes,
  userRoutes,
  usageRoutes,
  workspaceRoutes,
  websiteRoutes,
  designRoutes,
  pageRoutes,
  (app: App, { sites }: SharedByRoutes) => previewRoutes(app, sites),
  (app: App, { sites }: SharedByRoutes) => pageVersionRoutes(app, sites.unpublished),
  previewLinkRoutes,
  blockRoutes,
  componentRoutes,
  blockContentModelRoutes,
  planRoutes,
  mediaRoutes,
  (app: App, { metrics }: SharedByRoutes) => uploadRoutes(app, metrics),
  apiKeyRoutes,
  (app: App, { delivery }: SharedByRoutes) => deliveryRoutes(app, delivery),
  externalPreviewRoutes,
  formSubmissionRoutes,
  newsletterRoutes,
  (app: App, { sites }: SharedByRoutes) => siteRoutes(app, sites),
  (app: App, { sites }: SharedByRoutes) => draftRoutes(app, sites),
]);
