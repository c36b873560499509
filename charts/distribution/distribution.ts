import { unitWords } from '#domain/indicator/indicator-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import { sideIsUncertain } from '#domain/target/target.ts'
import { targetNumber } from '#domain/target/target-label.ts'
import type { Figure, FigureInput, KeyEntry, Mark } from '#charts/figure.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { missingPlacesNote } from '#charts/words/missing-places.ts'
import { placeTitle } from '#charts/words/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { barOption, barScale } from './bar-option.ts'
import { barsHeight } from './layout.ts'
import { type BarRow, type DistributionModel, distributionModel, intervalLevel } from './rows.ts'

/** Places below a location as sorted bars, the location itself on top. */
export function distributionFigure(input: FigureInput): Figure {
  const model = distributionModel(input)
  const { selection, parent, rows } = model
  const { indicator, source } = selection
  const measure = source ? input.reference.measures.get(measureKey(indicator.id, source.id)) : undefined
  const order = rows[0]?.isParent ? `; sorted, ${placeWords(parent)} on top` : '; sorted'
  return {
    title: placeTitle(selection, parent, parent.level === 3 ? 'LGA' : 'state'),
    subtitle: `${unitWords(indicator, measure)}${order}`,
    key: key(model, input),
    sourceLine: sourceLine(
      rows.map((row) => row.point),
      input.reference,
    ),
    notes: notes(model, input),
    rows: rows.map((row) => figureRow(row.point, input.reference)),
    summary: summary(model),
    marks: rows.map((_, index) => mark(model, index, input)).filter((entry) => entry !== null),
    empty: rows.length === 0 ? emptyFigure(selection.available, input.reference, source) : null,
    height: () => barsHeight(rows.length),
    option: (surface) => barOption(model, input, surface),
  }
}

function mark(model: DistributionModel, index: number, input: FigureInput): Mark | null {
  const row = model.rows[index]
  if (!row) return null
  const { indicator } = model.selection
  const drill = row.isParent ? undefined : drillTarget(row.place, indicator.id, input.reference)
  return {
    id: String(row.place.id),
    title: row.place.name,
    value: formatWithUnit(row.point.value, indicator),
    lines: pointLines(row.point, input.reference, { parts: input.view.options.parts === true }),
    seriesIndex: 0,
    dataIndex: index,
    at: [row.point.value, index],
    ...(drill !== undefined && { drill }),
  }
}

function key({ rows }: DistributionModel, input: FigureInput): KeyEntry[] {
  const children = rows.filter((row) => !row.isParent)
  const standings = (['above', 'on', 'below', 'none'] as const).filter((standing) =>
    children.some((row) => row.standing === standing),
  )
  const words = { above: 'Above target', on: 'On Target', below: 'Below target', none: 'No Target' } as const
  const entries = standings.map((standing): KeyEntry => {
    const { fill, marker } = standingLook(standing)
    return { label: words[standing], colour: `--${fill}`, marker, hollow: standing === 'none' }
  })
  const pale = children.find((row) => row.uncertain && row.standing !== 'none')
  const level = input.view.options.intervals === false ? null : intervalLevel(rows)
  return [
    ...entries,
    ...(pale
      ? [
          {
            label: 'paler: side not certain (95%)',
            colour: `--${standingLook(pale.standing).pale}`,
            marker: 'square',
          } as const,
        ]
      : []),
    ...(level === null ? [] : [{ label: `${level}% interval`, colour: '--ink', marker: 'whisker' } as const]),
  ]
}

function notes(model: DistributionModel, input: FigureInput): string[] {
  const found: string[] = []
  const level = intervalLevel(model.rows)
  if (model.groups.length > 0 && level !== null) {
    found.push(
      `Dots at the right join places whose difference from the marked one is not significant (z test from published ${level}% intervals, |z| ≤ 1.96). ○ No interval published: cannot be tested.`,
    )
  }
  const missing = model.rows.length === 0 ? null : missingPlacesNote(model.places, model.selection.points)
  if (missing) found.push(missing)
  const scale = barScale(model, input.view.options)
  if (scale.shortened && model.rows.length > 0)
    found.push(`The axis ends at ${scale.format(scale.max)}, not at 100%.`)
  return found
}

/** Range, standing against the target, and what the intervals leave open. */
function summary(model: DistributionModel): string {
  const children = model.rows.filter((row) => !row.isParent)
  const { indicator } = model.selection
  const high = children[0]
  const low = children.at(-1)
  if (!high || !low) return ''
  const kind = model.parent.level === 3 ? 'LGAs' : 'states'
  const mayBeNamed = extremesDiffer(children.map((row) => row.point)) !== false
  const named = (row: BarRow) => (mayBeNamed ? ` in ${placeWords(row.place)}` : '')
  const range = `${children.length} ${kind}: from ${formatWithUnit(low.point.value, indicator)}${named(low)} to ${formatWithUnit(high.point.value, indicator)}${named(high)}.`
  const likeness = model.groups.map((group) => {
    const same = group.likeness.filter((entry) => entry.likeness === 'same').length
    const name = children.find((row) => row.point === group.reference)?.place
    return name ? `${same} cannot be told apart from ${placeWords(name)}.` : ''
  })
  return [range, targetSentence(model), ...likeness].filter((sentence) => sentence !== '').join(' ')
}

function targetSentence({ rows, selection: { indicator } }: DistributionModel): string {
  const target = indicator.nationalTarget
  if (target === null || indicator.slope === null) return ''
  const children = rows.filter((row) => !row.isParent)
  const reached = children.filter((row) => row.standing === 'above' || row.standing === 'on')
  const open = children.filter(({ point }) => sideIsUncertain(point, target))
  const aim = targetNumber(target, indicator)
  const base = `${reached.length} of ${children.length} reach the national target of ${aim}`
  return open.length === 0 ? `${base}.` : `${base}; for ${open.length} the side is not certain.`
}
