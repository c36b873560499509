import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { SCALES } from '#domain/triangulation/answer-words.ts'
import { scaleName } from '#domain/triangulation/grade.ts'
import type { CellValue } from '#charts/export/safe-cell.ts'
import type { SheetRows } from '#charts/export/workbook.ts'
import type { AboutLine } from '#sections/definition/section-tables.ts'
import { type Answer, gradeOf, joinedName, type PairEntry } from './answer-parts.ts'
import { bandWord, DIMENSIONS, inWords, metricName } from './metric-words.ts'
import { chanceWord } from './pair-columns.ts'

/** Every grade of every source, the scores, and the grades of each two sources together. */
export function gradeRows({ sources, aggregates, overall }: Answer, { text }: Language): SheetRows {
  const heads = [
    'dimension',
    'metric',
    'source_id',
    'source',
    'score',
    'scale',
    'measure',
    'n_pairs',
    'low_evidence',
    'description',
    'caveats',
  ]
  const rows = DIMENSIONS.flatMap(({ key, metrics }): CellValue[][] => {
    const name = text(message('evidence.dimension', { dimension: key }))
    const { score: whole, band } = overall[key]
    return [
      [
        name,
        text(message('triangulate.file-overall')),
        null,
        text(message('triangulate.file-everybody')),
        whole,
        band === null ? null : text(bandWord(key, band)),
        ...gap(5),
      ],
      ...sources.map((source): CellValue[] => [
        name,
        text(message('triangulate.file-score')),
        source.id,
        source.name,
        source[key].score,
        ...gap(2),
        source.n_pairs,
        `${source.low_evidence}`,
        null,
        key === 'consistency' ? source.caveat : null,
      ]),
      ...metrics.flatMap((metric) =>
        sources.map((source): CellValue[] => {
          const { score, scale, m, low_evidence, description, caveats } = gradeOf(source, metric)
          return [
            name,
            text(metricName(metric)),
            source.id,
            source.name,
            score,
            text(scaleName(scale)),
            m,
            source.n_pairs,
            `${low_evidence}`,
            description.long,
            caveats.join('; ') || null,
          ]
        }),
      ),
      ...metrics.flatMap((metric) =>
        aggregates.map((one): CellValue[] => {
          const grade = { ...one.consistency, ...one.complementarity }[metric]
          const together = text(joinedName(one))
          const { score = 0, scale = SCALES[0], description } = grade ?? {}
          return [
            name,
            text(metricName(metric)),
            null,
            together,
            score,
            text(scaleName(scale)),
            ...gap(3),
            description?.long ?? null,
            null,
          ]
        }),
      ),
    ]
  })
  return [heads, ...rows]
}

function gap(count: number): null[] {
  return new Array<null>(count).fill(null)
}

const SIDE = ['value', 'lower_95', 'upper_95', 'notes']

/** Every pair that was sent, with both figures as stored; what is noted about them in the words of `language`. */
export function pairRows({ pairs, inputs }: Answer, language: Language): SheetRows {
  const nameOf = (id: number) => inputs.comparisons.find((source) => source.id === id)?.name ?? ''
  const heads = [
    'indicator_id',
    'indicator',
    'location_id',
    'location',
    'level',
    'year',
    'primary',
    ...SIDE.map((word) => `primary_${word}`),
    'comparison_id',
    'comparison',
    'comparison_year',
    'birth_cohort',
    ...SIDE.map((word) => `comparison_${word}`),
    'difference',
    'beyond_chance',
  ]
  const rows = pairs.rows.map((pair): CellValue[] => [
    pair.indicator,
    pair.indicator_name,
    pair.location,
    pair.location_name,
    pair.level,
    pair.period,
    inputs.primary.name,
    ...sideCells(pair.a, language),
    pair.comparison,
    nameOf(pair.comparison),
    pair.period_b,
    pair.cohort,
    ...sideCells(pair.b, language),
    // A subtraction leaves the noise of binary fractions behind the twelfth digit.
    Number(pair.difference.toPrecision(12)),
    language.text(chanceWord(pair)),
  ])
  return [heads, ...rows]
}

function sideCells({ value, lower, upper, flags }: PairEntry['a'], language: Language): CellValue[] {
  return [value, lower, upper, flags.map((flag) => language.text(flagNote(flag))).join('; ') || null]
}

/** The measures of each common indicator, for each source. */
export function indicatorRows({ sources }: Answer): SheetRows {
  const heads = [
    'source',
    'indicator_id',
    'indicator',
    'n_pairs',
    'variability',
    'uniformity_of_data',
    'uniformity_in_findings',
  ]
  const rows = sources.flatMap(({ name, by_indicator }) =>
    by_indicator.map((row): CellValue[] => [
      name,
      row.indicator,
      row.name,
      row.n_pairs,
      row.variability,
      row.uniformity_of_data,
      row.uniformity_in_findings,
    ]),
  )
  return [heads, ...rows]
}

/** The lines about a result: its subject, and every sentence that goes with it. */
export function aboutLines(answer: Answer, title: Value): AboutLine[] {
  const { headline, dependence, warnings, caveats, not_judged, pairs } = answer
  const line = (name: AboutName, cell: number | Value): AboutLine => [
    message(`triangulate.about-${name}`),
    cell,
  ]
  return [
    line('title', title),
    line('answer', headline),
    line('pairs', pairs.n),
    line('shown', pairs.shown),
    ...(dependence.sentence ? [line('dependence', dependence.sentence)] : []),
    ...warnings.map((warning) => line('warning', inWords(warning))),
    ...caveats.map((caveat) => line('mind', caveat)),
    ...not_judged.map((reason) => line('not-judged', message('triangulate.about-reason', reason))),
    line('method', message('triangulate.method-version', { version: ANALYSIS_VERSION })),
  ]
}

type AboutName =
  | 'title'
  | 'answer'
  | 'pairs'
  | 'shown'
  | 'dependence'
  | 'warning'
  | 'mind'
  | 'not-judged'
  | 'method'
