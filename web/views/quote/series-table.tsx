import type { CoverageYear } from '#domain/best-figure/coverage.ts'
import type { VaccinationSeries } from '#domain/best-figure/vaccination-series.ts'
import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './rule-details.module.css'

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

const HEADS = ['year', 'by-rule', 'reported', 'survey', 'star-count', 'how'] as const

/** Vaccination by the anchor rule, the latest years first. */
export function SeriesTable({ series }: { readonly series: VaccinationSeries }) {
  const { text } = useLanguage()
  const years = series.estimate.estimates.slice(-SHOWN).reverse()
  const shown = (value: number | null) => (value === null ? '–' : text(decimal(value)))
  return (
    <>
      <h4>{text(message('quote-card.by-year'))}</h4>
      <p>{text(message('quote-card.own-rule'))}</p>
      <div className={classes.wide}>
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {text(message(`quote-card.${head}`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, value, reported, survey, stars, rule }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{shown(value)}</td>
                <td>{shown(reported)}</td>
                <td>{shown(survey)}</td>
                <td>{stars ?? '–'}</td>
                <td className={classes.words}>
                  {text(message('quote-card.series-rule', { rule: rule === null ? 'none' : RULES[rule] }))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
