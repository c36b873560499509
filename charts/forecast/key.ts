import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { ForecastModel } from './model.ts'
import type { ForecastSubject } from './question.ts'

/** What the signs mean; what is drawn of nothing is left out. */
export function forecastKey({ subject, actual, ahead, published, outliers }: ForecastModel): KeyEntry[] {
  if (!subject.source) return []
  const { name, classification } = subject.source
  const { token, marker } = classLook(classification)
  const colour = `--${token}`
  return [
    ...(actual ? [{ label: `${name}, ${madeHow(subject)}`, colour, marker } as const] : []),
    ...(ahead.length > 0
      ? [
          { label: 'Forecast', colour, marker: 'dashed' } as const,
          { label: '80% interval (darker)', colour, marker: 'band' } as const,
          { label: '95% interval (paler)', colour, marker: 'band' } as const,
        ]
      : []),
    ...(published.length > 0
      ? [{ label: `Projected by ${name} itself`, colour, marker, hollow: true } as const]
      : []),
    ...(outliers.length > 0
      ? [{ label: 'Far from the course', colour: '--warn-ink', marker: 'circle', hollow: true } as const]
      : []),
  ]
}

function madeHow({ series }: ForecastSubject): string {
  const isAdded = series.status === 'ready' && series.remarks.includes('weeks_added_up')
  return isAdded ? 'weeks added up to months' : 'as published'
}
