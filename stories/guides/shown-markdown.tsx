import { AnchorMdx, CodeOrSourceMdx, HeadersMdx } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';

/** A guide of `docs/` without its own title: the page has one already. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '');
}

/** Links to files of the project lead nowhere from here: what remains is the name of the file. */
function GuideLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return /^(https?:|#|\?)/.test(href) ? (
    <AnchorMdx {...rest} href={href} target={href.startsWith('http') ? '_blank' : '_self'}>
      {children}
    </AnchorMdx>
  ) : (
    <>
      {children} (<code>{href.replace(/^(\.\.?\/)+/, '')}</code>)
    </>
  );
}

/** A column without a name has no heading, which would be read out as an empty one. */
function GuideHeading({ children, ...rest }: ComponentProps<'th'>) {
  return Children.count(children) === 0 ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

/** A table keeps its words whole, and is scrolled where it has no room. */
function GuideTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without it nobody could scroll it by keyboard.
    <div role="group" aria-label="Table" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table {...props} style={{ minWidth: 640 }} />
    </div>
  );
}

/** How the parts of a guide are drawn: as the block does where it is told nothing, but for links, tables and columns without a name. */
export const guideParts = {
  overrides: { ...HeadersMdx, code: CodeOrSourceMdx, a: GuideLink, table: GuideTable, th: GuideHeading },
};
