import { interval } from '#domain/observation/point.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { isHollow } from './line-style.ts'
import type { TrendLine, TrendModel } from './lines.ts'

/** One switch a source in reading order; hiding one moves none of the others. */
export function trendKey(model: TrendModel): KeyEntry[] {
  return model.all.map((line) => entry(line, !model.lines.includes(line)))
}

function entry(line: TrendLine, hidden: boolean): KeyEntry {
  const { token, marker } = classLook(line.source.classification)
  return {
    label: `${line.source.name}${intervalNote(line)}`,
    colour: `--${token}`,
    marker,
    hollow: isHollow(line),
    source: line.source.id,
    hidden,
  }
}

/** ` with 90% interval` where one is published; surveys and estimates are expected to say so. */
function intervalNote(line: TrendLine): string {
  const bounds = line.points.map(interval).find((found) => found !== null)
  return bounds ? ` with ${bounds.level}% interval` : ''
}
