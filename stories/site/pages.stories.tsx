import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderPage, renderNotFound } from '../../site/render.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import { demoSites } from './demo-site.ts';
import { seeImages, SiteStage } from './site-stage.tsx';
import { storyEnv } from './story-env.ts';

/** Pages of the demo as visitors see them. */
export default {
  title: 'Site/Pages',
  parameters: { layout: 'fullscreen', wholePage: true },
  play: seeImages,
} satisfies Meta;

const sites = demoSites();

function siteOf(kind: SiteFrame['kind']) {
  const site = sites.find(({ frame }) => frame.kind === kind);
  if (site === undefined) throw new Error(`The demo has no ${kind}.`);
  return site;
}

/** A page of the demo; `path` is its URL path. */
function pageStory(
  kind: SiteFrame['kind'],
  path: string,
  look: { readonly direction?: 'rtl'; readonly width?: number } = {},
): StoryObj {
  return {
    render: () => {
      const page = siteOf(kind).pages.find((one) => one.path === path);
      if (page === undefined) throw new Error(`The demo has no page ${path}.`);
      return <SiteStage html={bodyOf(renderPage(page, storyEnv()))} kind={kind} isPage {...look} />;
    },
  };
}

/** The part of a document that a shadow root can have. */
function bodyOf(html: string): string {
  const body = /<body><div class="s-page">(.*)<\/div><\/body>/s.exec(html)?.[1] ?? '';
  // The link leads to an id of the document, which has no such element here.
  return body.replace(/<a class="s-skip".*?<\/a>/, '');
}

/** The home page of a shop. */
export const Shop: StoryObj = pageStory('SHOP', '/');

/** Several products in a row. */
export const ShopProducts: StoryObj = pageStory('SHOP', '/tableware');

/** The home page of a blog. */
export const Blog: StoryObj = pageStory('BLOG', '/');

/** A post of a blog. */
export const BlogPost: StoryObj = pageStory('BLOG', '/the-keepers-path');

/** The home page of a portfolio. */
export const Portfolio: StoryObj = pageStory('PORTFOLIO', '/');

/** A work of a portfolio. */
export const PortfolioWork: StoryObj = pageStory('PORTFOLIO', '/work/house-above-the-vines');

/** From right to left. */
export const RightToLeft: StoryObj = pageStory('SHOP', '/workshops', { direction: 'rtl' });

/** 320 px wide. */
export const Phone: StoryObj = pageStory('PORTFOLIO', '/studio', { width: 320 });

/** An address that the site does not have. */
export const NotFound: StoryObj = {
  render: () => (
    <SiteStage html={bodyOf(renderNotFound(siteOf('BLOG').frame, storyEnv()))} kind="BLOG" isPage />
  ),
};
