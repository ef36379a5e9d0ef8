import fc from 'fast-check';

/** Usually one, and now and then the other. */
export function mostly<Usual, Odd>(
  usual: fc.Arbitrary<Usual>,
  odd: fc.Arbitrary<Odd>,
  weight = 20,
): fc.Arbitrary<Usual | Odd> {
  return fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });
}

export function rarely<Value>(value: fc.Arbitrary<Value>, weight = 20): fc.Arbitrary<Value | undefined> {
  return mostly(fc.constant(undefined), value, weight);
}
