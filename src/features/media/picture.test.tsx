import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const bowl = { file: 'ab/bowl.jpg', alt: 'A bowl', width: 1024, height: 512 };

test('lets the browser choose a small file, for a picture that is drawn wider than its box', () => {
  render(<Picture media={bowl} />);
  const drawn = screen.getByAltText('A bowl');
  expect(drawn).toHaveAttribute('src', '/media/ab/bowl.jpg');
  expect(drawn.getAttribute('srcset')).toMatch(/^\/media\/ab\/bowl-320\.webp 320w, .*bowl\.jpg 1024w$/);
  expect(drawn).toHaveAttribute('sizes', '(max-width: 600px) max(50vw, 300px), max(20vw, 300px, 300px)');
});

test('loads a picture without smaller sizes in its original size', () => {
  render(<Picture media={{ ...bowl, file: 'ab/bowl.webp' }} sizes="100vw" />);
  expect(screen.getByAltText('A bowl')).not.toHaveAttribute('srcset');
  expect(screen.getByAltText('A bowl')).not.toHaveAttribute('sizes');
});
