import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Image } from './image.tsx';

const bowl = { file: 'ab/bowl.jpg', alt: 'A bowl', width: 1024, height: 512 };

test('lets the browser choose a small file, for an image that is rendered wider than its box', () => {
  render(<Image media={bowl} />);
  const rendered = screen.getByAltText('A bowl');
  expect(rendered).toHaveAttribute('src', '/media/ab/bowl.jpg');
  expect(rendered.getAttribute('srcset')).toMatch(/^\/media\/ab\/bowl-320\.webp 320w, .*bowl\.jpg 1024w$/);
  expect(rendered).toHaveAttribute('sizes', '(max-width: 600px) max(50vw, 300px), max(20vw, 300px, 300px)');
});

test('loads an image without smaller sizes in its original size', () => {
  render(<Image media={{ ...bowl, file: 'ab/bowl.webp' }} sizes="100vw" />);
  expect(screen.getByAltText('A bowl')).not.toHaveAttribute('srcset');
  expect(screen.getByAltText('A bowl')).not.toHaveAttribute('sizes');
});
