import { memo } from 'react';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { fetchOpenBlock } from './fetch-open-block.ts';
import type { OpenBlockProps } from './open-block.tsx';

/** Typing renders the row again, but not the form in it. */
export const BlockBody = memo(function BlockBody(props: OpenBlockProps) {
  const { views } = useFieldPlugins();
  return (
    <LoadedPart
      part={fetchOpenBlock}
      props={props}
      fallback={<div className="ui-skeleton" style={{ height: 240 }} />}
      onRetry={() => {
        // The views of its fields were requested together with the part.
        for (const { field_type: type } of Object.values(props.model?.content_model ?? {})) views.retry(type);
      }}
    />
  );
});
