import type { Figure } from '#charts/figure.ts'

/** The least height at which a figure is still read well at a width; undefined where its height follows from what it lists there. */
export function leastHeightAt(
  { leastHeight }: Pick<Figure, 'leastHeight'>,
  width: number,
): number | undefined {
  return typeof leastHeight === 'function' ? leastHeight(width) : leastHeight
}
