/** Radius of the largest bubble of any period, and of the smallest that can be seen and hit. */
const LARGEST = { wide: 34, narrow: 20 } as const
const SMALLEST = 3.5
/** Of bubbles without areas. */
const PLAIN = 7

/** A bubble with an area; null where there is no figure for it. */
interface Sized {
  readonly size: { readonly value: number } | null
}

/**
 * Radius in pixels: the area of a bubble is to the largest area as its figure is to the largest figure. Without a figure the
 * smallest; where nothing has areas all have one size. Source: methods §4.
 */
export function bubbleRadius({ size }: Sized, largest: number, narrow: boolean): number {
  if (largest <= 0) return PLAIN
  const most = narrow ? LARGEST.narrow : LARGEST.wide
  const share = Math.max(0, size?.value ?? 0) / largest
  return Math.max(SMALLEST, most * Math.sqrt(share))
}
