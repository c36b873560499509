import { seriesLook } from '#charts/colour/series-colour.ts'
import { editionOf } from '#charts/export/citation.ts'
import type { CompareExport } from '#charts/export/compare-sheets.ts'
import { rightsLines } from '#charts/export/rights-lines.ts'
import { tokens } from '#charts/tokens.ts'
import { message } from '#domain/message/message.ts'
import {
  headlineName,
  listOf,
  periodName,
  shortFigure,
  signedDifference,
  sourceName,
} from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { type ComparedLine, lineName, unitGroups } from '#domain/side-by-side/compared-lines.ts'
import { comparedLead, comparedTitle } from '#domain/side-by-side/line-changes.ts'
import { formatOf, headsIn } from './chart-of-figure.ts'
import type { Deck, Slide, SlideChart, SlideTable } from './deck.ts'

/** A comparison as slides: its finding above a chart of each unit that can be edited, then what changed on each line. */
export function compareDeck(content: CompareExport, front: string): Deck {
  const { lines, changes, language, release, address } = content
  const { text } = language
  const title = text(comparedTitle(lines, changes))
  const sources = [...new Set(lines.map(({ source }) => source))]
  const rights = sources.flatMap((source) =>
    rightsLines(language, source.name, source).map(([head, line]) => `${head}: ${line}`),
  )
  const about = [...rights, text(editionOf(release))]
  const slide = (subtitle: string, pane: SlideChart | SlideTable): Slide => ({
    ...{ part: '', title, subtitle, about, address },
    panes: [{ ...pane, share: 1 }],
  })
  const charts = unitGroups(lines).map((group) =>
    slide(
      text(
        message('compare-page.chart', {
          indicators: listOf([...new Set(group.map(({ indicator }) => indicator))].map(headlineName)),
          sources: listOf([...new Set(group.map(({ source }) => source))].map(sourceName)),
        }),
      ),
      chartOf(group, content),
    ),
  )
  return {
    ...{ title, author: front, language: language.tag, date: release.published_at },
    subject: text(comparedLead(lines, changes)),
    slides: [
      ...charts,
      ...(changes.length > 0 ? [slide(text(message('compare-page.changes')), changeTable(content))] : []),
    ],
  }
}

/** Lines of one unit over every year between the first and the last. */
function chartOf(group: readonly ComparedLine[], { lines, language }: CompareExport): SlideChart {
  const { text } = language
  const years = group.flatMap(({ points }) => points.map(({ period }) => periodYear(period)))
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const axis = years.length === 0 ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const colours: Readonly<Record<string, string>> = tokens.light
  const name = (line: ComparedLine) => text(lineName(line, lines), 'name')
  const indicators = new Map(group.map(({ indicator }) => [indicator.id, indicator]))
  return {
    pane: 'chart',
    axis: null,
    targets: [],
    form: 'line',
    categories: axis.map(String),
    series: group.map((line) => {
      const byYear = new Map(line.points.map((point) => [periodYear(point.period), point]))
      const points = axis.map((year) => byYear.get(year) ?? null)
      return {
        name: name(line),
        colour: colours[seriesLook(lines.indexOf(line)).token] ?? tokens.light.survey,
        values: points.map((point) => point?.value ?? null),
        bounds: points.map((point) => {
          const published = point && interval(point)
          return published ? { lower: published.lower, upper: published.upper } : null
        }),
      }
    }),
    format: formatOf(
      group.flatMap(({ points }) => points.map((point) => ({ point }))),
      { indicators },
    ),
    alternative: group
      .map((line) =>
        text(
          message('compare-page.chart-said', {
            name: name(line),
            figures: line.points.map((point) => figureOf(line, point, language)).join(', '),
          }),
        ),
      )
      .join('. '),
    heads: headsIn(language),
  }
}

/** What changed on each line, in words. */
function changeTable({ lines, changes, language }: CompareExport): SlideTable {
  const { text } = language
  return {
    pane: 'table',
    heads: (['line', 'before', 'now', 'change', 'interval', 'verdict'] as const).map((head) =>
      text(message(`compare-page.${head}`)),
    ),
    rows: changes.map(({ line, before, now, difference, interval: bounds, verdict }) => [
      text(lineName(line, lines), 'name'),
      figureOf(line, before, language),
      figureOf(line, now, language),
      text(signedDifference(difference, line.indicator)),
      bounds
        ? text(
            message('work-list.range', {
              lower: signedDifference(bounds[0], line.indicator),
              upper: signedDifference(bounds[1], line.indicator),
            }),
          )
        : '–',
      text(message('place-news.like-verdict', { verdict })),
    ]),
    numeric: [false, true, true, true, true, false],
  }
}

/** A figure with its period: `2018 47.5%`. */
function figureOf(
  { indicator, source }: ComparedLine,
  point: Point,
  { text }: CompareExport['language'],
): string {
  return `${text(periodName(point.period, source))} ${text(shortFigure(point.value, asPublished(point, indicator)))}`
}
