import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { richtextField } from '../../field-plugins/richtext/field.ts';
import type { RichText } from '../../field-plugins/richtext/rich-text.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { workspaceTypes } from '../../shared/wire/workspaces.ts';
import { renderBlock } from '../../site/render.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import type { SiteBlock } from '../../site/site-block.ts';
import { demoSites } from './demo-site.ts';
import { siteBlock } from './site-blocks.ts';
import { seeImages, SiteStage } from './site-stage.tsx';
import { storyEnv } from './story-env.ts';

const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze, handgefertigt in der Unterstadt von Petrovaradin';
const longText = `${'A sentence that goes on for longer than anybody would like to read it. '.repeat(6)}\n\nhttps://example.com/${'a-very-long-address-'.repeat(6)}`;

const longRichText = richtextField.deliver?.(richtextField.upgrade?.(longText) as RichText, {
  media: () => undefined,
  page: () => undefined,
});

/**
 * The stories of the component that renders this type of block; `.storybook/block-stories.ts` finds them. `filled` is a block
 * with everything to show.
 */
export function componentStories(type: LibraryBlockType, filled = fullest(type)) {
  const requiredOnly = Object.entries(filled.data).filter(
    ([name]) =>
      type.content_model[name]?.required === true && type.content_model[name]?.field_type !== 'media',
  );
  return {
    /** A block of the demo in the three designs. */
    Filled: story(<Designs block={filled} />),
    /** Nothing, as in a preview, and only the required values. */
    Empty: story(
      <>
        <Stage block={siteBlock('empty', type, {})} />
        <Stage block={siteBlock('required', type, Object.fromEntries(requiredOnly))} suffix="required" />
      </>,
    ),
    /** Long words and texts in every field. */
    Long: story(<Designs block={change(filled, lengthen)} />),
    /** Without its images, with images whose files are missing, and with deleted images. */
    MissingImage: story(
      <>
        <Stage block={change(filled, () => [], 'media')} suffix="without" />
        <Stage block={change(filled, breakImages, 'media')} suffix="gone" />
        <Stage block={change(filled, deleteImages, 'media')} suffix="deleted" />
      </>,
    ),
    RightToLeft: story(<Stage block={filled} direction="rtl" />),
  };
}

function story(shown: ReactNode): StoryObj {
  return { play: seeImages, render: () => <>{shown}</> };
}

function Designs({ block }: { readonly block: SiteBlock }) {
  return workspaceTypes.map((kind) => <Stage key={kind} block={block} kind={kind} suffix={kind} />);
}

interface StageProps {
  readonly block: SiteBlock;
  readonly kind?: SiteFrame['kind'];
  readonly direction?: 'ltr' | 'rtl';
  /** Distinguishes its landmarks from those of the other stages of a story. */
  readonly suffix?: string;
}

function Stage({ block, kind = 'SHOP', suffix, ...look }: StageProps) {
  const { translate } = storyEnv();
  const labels = /navigation$|^elsewhere$|^announcement$|^form\.label$/;
  const env = storyEnv({
    audience: 'preview',
    translate: (key) =>
      suffix !== undefined && labels.test(key) ? `${translate(key)}: ${suffix}` : translate(key),
  });
  return <SiteStage html={renderBlock(block, env)} kind={kind} {...look} />;
}

/** The demo's block of this type with the most to show. */
export function fullest(type: LibraryBlockType): SiteBlock {
  const blocks = demoSites().flatMap(({ frame, pages }) => [
    ...pages.flatMap((page) => page.blocks),
    frame.components.header,
    frame.components.footer,
    frame.components.announcement,
  ]);
  const [found] = blocks
    .filter((block) => block?.type === type.name)
    .toSorted((a, b) => JSON.stringify(b?.data).length - JSON.stringify(a?.data).length);
  if (found === undefined) throw new Error(`The demo has no ${type.name}.`);
  return found;
}

type Change = (value: unknown, fieldType: string) => unknown;

function change(block: SiteBlock, how: Change, only?: string): SiteBlock {
  return { ...block, data: changeData(block, how, only) };
}

function changeData(
  { data, fields }: Pick<SiteBlock, 'data' | 'fields'>,
  how: Change,
  only?: string,
): SiteBlock['data'] {
  const known = new Map(fields.map((field) => [field.name, field]));
  const changed = Object.entries(data).map(([name, value]) => {
    const { type = '', fieldsets } = known.get(name) ?? {};
    const inside = fieldsets?.['item'];
    if (inside !== undefined && Array.isArray(value)) {
      const items = value as readonly SiteBlock['data'][];
      return [name, items.map((item) => changeData({ data: item, fields: inside }, how, only))] as const;
    }
    return [name, only === undefined || only === type ? how(value, type) : value] as const;
  });
  return Object.fromEntries(changed);
}

function lengthen(value: unknown, fieldType: string): unknown {
  if (fieldType === 'text') return longTitle;
  if (fieldType === 'link' && Array.isArray(value))
    return value.map((link: object) => ({ ...link, title: longTitle }));
  if (fieldType === 'textarea' && typeof value === 'string') return longText;
  if (fieldType === 'richtext') return longRichText;
  return value;
}

/** Gives images an address that answers, but not with an image. */
function breakImages(value: unknown): unknown {
  return Array.isArray(value) ? value.map((image: object) => ({ ...image, url: '/index.json' })) : value;
}

/** Removes the addresses of images, as if they had been deleted after the page was published. */
function deleteImages(value: unknown): unknown {
  return Array.isArray(value) ? value.map((image: object) => ({ ...image, url: '' })) : value;
}
