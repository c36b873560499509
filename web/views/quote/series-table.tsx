import type { CoverageYear } from '#domain/best-figure/coverage.ts'
import type { VaccinationSeries } from '#domain/best-figure/vaccination-series.ts'
import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** How many of the latest years are shown. */
const SHOWN = 8

const RULES = {
  'R:': 'reported',
  'R:AP': 'reported_supported',
  'S:': 'survey',
  'S:AP': 'survey_instead',
  'C:': 'calibrated',
  editor: 'editor',
} as const satisfies Record<NonNullable<CoverageYear['rule']>, string>

/** Vaccination by the anchor rule, the latest years first. */
export function SeriesTable({ series }: { readonly series: VaccinationSeries }) {
  const { text } = useLanguage()
  const years = series.estimate.estimates.slice(-SHOWN).reverse()
  const shown = (value: number | null) => (value === null ? '–' : text(decimal(value)))
  const titleOf = (head: 'year' | 'by-rule' | 'reported' | 'survey' | 'star-count' | 'how') =>
    text(message(`quote-card.${head}`))
  return (
    <>
      <h4>{text(message('quote-card.by-year'))}</h4>
      <p>{text(message('quote-card.own-rule'))}</p>
      <Table
        dense
        rows={years}
        keyOf={({ year }) => year}
        columns={[
          { title: titleOf('year'), names: true, cell: ({ year }) => year },
          { title: titleOf('by-rule'), isNumeric: true, cell: ({ value }) => shown(value) },
          { title: titleOf('reported'), isNumeric: true, cell: ({ reported }) => shown(reported) },
          { title: titleOf('survey'), isNumeric: true, cell: ({ survey }) => shown(survey) },
          { title: titleOf('star-count'), isNumeric: true, cell: ({ stars }) => stars ?? '–' },
          {
            title: titleOf('how'),
            cell: ({ rule }) =>
              text(message('quote-card.series-rule', { rule: rule === null ? 'none' : RULES[rule] })),
          },
        ]}
      />
    </>
  )
}
