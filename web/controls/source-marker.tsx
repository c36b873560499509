import type { Classification } from '#domain/data-source/data-source.ts'

const SHAPES: Readonly<Record<Classification, string>> = {
  Routine: 'M1 1h10v10H1z',
  Survey: 'M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1z',
  Estimate: 'M6 .3 11.7 6 6 11.7.3 6z',
}

/** The marker of a source class: routine square, survey circle, estimate diamond, each in its colour. */
export function SourceMarker({
  classification,
  size = 11,
}: {
  classification: Classification
  size?: number
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={SHAPES[classification]} fill={`var(--${classification.toLowerCase()})`} />
    </svg>
  )
}
