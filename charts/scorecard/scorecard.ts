import type { Language } from '#domain/message/language.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { isMarked } from '#domain/observation/anomaly.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type ScorecardHead, type ScorecardModel, scorecardModel } from './model.ts'
import { scorecardHeight, scorecardOption } from './scorecard-option.ts'
import type { ScorecardInput } from './view.ts'

/** Places against their targets at a glance; the page shows {@link scorecardModel} as a table, exports as a drawing. */
export function scorecardFigure(input: ScorecardInput): Figure {
  const model = scorecardModel(input)
  const points = model.rows.flatMap((row) => row.cells.flatMap((cell) => cell.point ?? []))
  return {
    title: titleOf(model, input),
    subtitle: 'Value, where it stands against the national target, and its course in the same source',
    key: key(model),
    sourceLine: sourceLine(points, input),
    notes: notesOf(model),
    rows: points.map((point) => figureRow(point, input)),
    summary: model.heads.map((head, at) => columnSummary(model, head, at, input.language)).join(' '),
    marks: marks(model, input),
    empty: points.length === 0 ? { text: input.language.text(EMPTY), alternatives: [] } : null,
    height: () => scorecardHeight(model),
    option: (surface) => scorecardOption(model, surface),
  }
}

function titleOf({ heads, byPeriod }: ScorecardModel, { view }: ScorecardInput): string {
  const [first] = heads
  const places = view.options.compareBy === 'zones' ? 'zones' : 'states'
  if (!first) return `Scorecard of ${places}`
  if (byPeriod)
    return `${first.indicator.shortName} by period in the nation and its ${places}, ${first.source.name}`
  if (heads.length === 1) return `${first.indicator.shortName} in the nation and its ${places}`
  return `${heads.length} indicators in the nation and its ${places}`
}

function key(model: ScorecardModel): KeyEntry[] {
  const cells = model.rows.flatMap((row) => row.cells)
  const entries = (['above', 'on', 'below'] as const).flatMap((standing): KeyEntry[] => {
    if (!cells.some((cell) => cell.standing === standing)) return []
    const look = standingLook(standing)
    const word = standing === 'on' ? 'On Target' : standing === 'above' ? 'Above Target' : 'Below Target'
    return [{ label: word, colour: `--${look.text}`, marker: look.marker }]
  })
  const open = cells.some((cell) => cell.uncertain && cell.standing !== 'none')
  return [
    ...entries,
    ...(open ? [{ label: '?: side not certain (95%)', colour: '--ink2', marker: 'outline' as const }] : []),
  ]
}

function notesOf({ heads, rows }: ScorecardModel): string[] {
  const without = heads.filter(
    ({ indicator }) => indicator.nationalTarget === null || indicator.slope === null,
  )
  const names = [...new Set(without.map(({ indicator }) => indicator.shortName))]
  const marked = rows.flatMap((row) => row.cells).filter((cell) => isMarked(cell.anomalies)).length
  const judged = names.length < new Set(heads.map(({ indicator }) => indicator.shortName)).size
  const good = '“Above Target” is the good side: for indicators where less is better it means a lower value.'
  return [
    ...(judged ? [good] : []),
    ...(names.length > 0 ? [`Without a national target: ${names.join('; ')}.`] : []),
    ...(marked > 0
      ? [`${marked} ${marked === 1 ? 'figure carries' : 'figures carry'} a warning about its quality (⚠).`]
      : []),
  ]
}

/** How many states reach the target, with those whose side is open counted apart. */
function columnSummary(
  { rows }: ScorecardModel,
  head: ScorecardHead,
  at: number,
  language: Language,
): string {
  const { indicator, source, periodText } = head
  const cells = rows.filter(({ place }) => place.level > 1).flatMap((row) => row.cells[at] ?? [])
  const present = cells.filter(({ point }) => point !== null)
  const named = `${indicator.shortName}, ${source.name} ${periodText}`
  if (indicator.nationalTarget === null || indicator.slope === null) {
    return `${named}: ${formatNumber(present.length, 0)} places with a figure, no target.`
  }
  const target = language.text(targetValue(indicator.nationalTarget, indicator))
  const sure = present.filter((cell) => !cell.uncertain)
  const reached = sure.filter(({ standing }) => standing === 'above' || standing === 'on').length
  const open = present.length - sure.length
  const tail = open === 0 ? '' : `; for ${open} the side is not certain`
  return `${named}: ${reached} of ${present.length} places reach ${target}${tail}.`
}

function marks({ heads, rows }: ScorecardModel, input: ScorecardInput): Mark[] {
  return rows.flatMap((row, rowAt) =>
    row.cells.map((cell, at): Mark => {
      const head = heads[at]
      const named = head ? `${head.indicator.shortName}, ${head.source.name} ${head.periodText}` : ''
      return {
        id: `${row.place.id}:${at}`,
        title: `${placeWords(row.place)}: ${cell.point && head ? sourceAndPeriod(head.source, cell.point) : named}`,
        value: cell.point ? cell.value : 'no figure',
        lines: cell.point
          ? [{ text: head?.indicator.shortName ?? '' }, ...pointLines(cell.point, input, { parts: false })]
          : [{ text: 'The source has no figure for this place and period in this release' }],
        seriesIndex: 0,
        dataIndex: rowAt * heads.length + at,
        at: [at + 0.5, rowAt + 0.5] as const,
      }
    }),
  )
}
