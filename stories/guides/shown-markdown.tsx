import { AnchorMdx, CodeOrSourceMdx, HeadersMdx } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';

/** A guide from `docs/` without its title, because the page already has one. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '');
}

/** Links to files of the project do not work here, so we show the file's name instead. */
function GuideLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  // The documents name the address of a Storybook at home; here, any will do.
  const place = href.replace(/^http:\/\/localhost:6006\/(?=\?)/, '');
  return /^(https?:|#|\?)/.test(place) ? (
    <AnchorMdx {...rest} href={place} target={place.startsWith('http') ? '_blank' : '_self'}>
      {children}
    </AnchorMdx>
  ) : (
    <>
      {children} (<code>{href.replace(/^(\.\.?\/)+/, '')}</code>)
    </>
  );
}

/** A column without a name gets no heading cell; a screen reader would announce an empty one. */
function GuideHeading({ children, ...rest }: ComponentProps<'th'>) {
  return Children.count(children) === 0 ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

/** A table does not break words; it scrolls when there is no room. */
function GuideTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The focus lets keyboard users scroll it.
    <div role="group" aria-label="Table" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table {...props} style={{ minWidth: 640 }} />
    </div>
  );
}

/** How a guide is rendered: the block's defaults, except for links, tables and columns without a name. */
export const guideParts = {
  overrides: { ...HeadersMdx, code: CodeOrSourceMdx, a: GuideLink, table: GuideTable, th: GuideHeading },
};
