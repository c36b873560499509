/** What is said about a point beside its values. */
export interface PointNote {
  /** With semicolons between them; empty for none. */
  readonly flags: string
  readonly interval_level: number | null
  readonly sample_size: number | null
  readonly citation: number | null
  /** The row of `coordinates` that says what the figure is about. */
  readonly coordinates: number | null
}

/** Nothing is said about the point. */
export const NO_NOTE: PointNote = {
  flags: '',
  interval_level: null,
  sample_size: null,
  citation: null,
  coordinates: null,
}

/** Reads `level|sample|citation|coordinates|flags` as the statement writes it; null for a point of which nothing is said. */
export function readNote(text: string | null): PointNote {
  if (text === null) return NO_NOTE
  const [level = '', sample = '', citation = '', coordinates = '', ...flags] = text.split('|')
  return {
    flags: flags.join('|'),
    interval_level: numberOrNull(level),
    sample_size: numberOrNull(sample),
    citation: numberOrNull(citation),
    coordinates: numberOrNull(coordinates),
  }
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text)
}
