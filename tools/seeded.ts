import fc from 'fast-check';

// With a fixed seed, a commit gets the same result on any day; `npm run fuzz` tries other seeds.
fc.configureGlobal({ seed: 20_261_122 });

export { fc };
