import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { SentFile } from '#contract/data-import/data-import.ts'
import { checkEntry, isUnanswered } from '#domain/data-entry/check-entry.ts'
import { cellAt, cellName, type EntryCells } from '#domain/data-entry/entry-cell.ts'
import { WITHDRAWN } from '#domain/observation/import-file.ts'
import { entryFigure } from '#domain/data-entry/entry-figure.ts'
import type { EntryRow } from '#domain/data-entry/entry-row.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import { english } from '#languages/from-source.ts'
import type { FormLines } from './form-lines.ts'
import type { FormKey } from './stored-form.ts'
import { saysSomething } from '#domain/rich-text/rich-text.ts'

const HEADS = 'indicator,datasource,location,period,value,numerator,denominator,flag'

/** A form as the file that is submitted, with the reasons for what its checks asked. */
export interface EntryFile {
  readonly file: SentFile
  readonly explained: FigureSubmission['explained']
}

/** The cells of a figure after its key; null: nothing is said of it. */
function figureCells(row: EntryRow, indicator: Indicator, cells: EntryCells): (string | number)[] | null {
  const { value, numerator, denominator, isWithdrawn } = entryFigure(row, indicator, cells)
  if (isWithdrawn) return [WITHDRAWN, '', '', '']
  if (value === null) return null
  const flag = numberKind(indicator) === 'percent' && value > 100 ? 'over_100' : ''
  return [value, numerator ?? '', denominator ?? '', flag]
}

/**
 * Makes a file of a form. Throws `invalid-input` while a cell cannot be read, a question has no reason, a zero was not said, or nothing
 * is filled; the fields are the cells.
 */
export function entryFile(key: FormKey, lines: FormLines, cells: EntryCells): EntryFile {
  const errors: Record<string, string[]> = {}
  const explained: FigureSubmission['explained'] = []
  const texts: string[] = []
  const names: string[] = []
  for (const row of lines.rows) {
    const indicator = byId(lines.indicators, row.indicator)
    const check = checkEntry({ row, indicator, cells, sources: lines.sources })
    const { reason } = cellAt(cells, row.indicator)
    if (check && isUnanswered(check, reason)) {
      errors[cellName(row.indicator)] = [`${indicator.shortName}: ${english.text(check.says)}`]
    }
    if (check?.grade === 'question' && saysSomething(reason)) {
      explained.push({ indicator: row.indicator, reason: reason.trim() })
    }
    const figure = figureCells(row, indicator, cells)
    if (figure === null) continue
    texts.push([row.indicator, key.datasource, key.location, isoPeriod(key.period), ...figure].join(','))
    names.push(indicator.shortName.slice(0, 80))
  }
  const [first] = Object.values(errors).flat()
  if (first) throw new Problem('invalid-input', first, errors)
  if (texts.length === 0) {
    const sentence = 'Nothing is filled in yet.'
    throw new Problem('invalid-input', sentence, { cells: [sentence] })
  }
  const name = `${lines.place}, ${isoPeriod(key.period)}.csv`
  return { file: { name, text: `${[HEADS, ...texts].join('\n')}\n`, cells: names }, explained }
}
