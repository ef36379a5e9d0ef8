import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { TypeMiniatures } from '../miniatures/use-type-miniatures.ts';
import { TypeCard, cardGridSx } from './type-card.tsx';

interface TypeGridProps {
  readonly models: readonly BlockContentModel[];
  /** The name of the group; omitted if there is only one. */
  readonly title?: string;
  readonly miniatures: TypeMiniatures;
  onChoose(modelId: string): void;
}

/** Block types as cards. */
export function TypeGrid({ models, title, miniatures: { look, html }, onChoose }: TypeGridProps) {
  const id = useId();
  const cards = models.map((model) => (
    <TypeCard
      key={model.id}
      model={model}
      look={look}
      html={html.get(model.id)}
      onChoose={() => onChoose(model.id)}
    />
  ));
  if (title === undefined) return <Box sx={cardGridSx}>{cards}</Box>;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" color="textSecondary" sx={{ pt: 4 }}>
        {title}
      </Typography>
      <Box sx={cardGridSx}>{cards}</Box>
    </Box>
  );
}
