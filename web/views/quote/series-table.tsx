import type { CoverageYear } from '#domain/best-figure/coverage.ts'
import type { VaccinationSeries } from '#domain/best-figure/vaccination-series.ts'
import { formatNumber } from '#domain/number/format.ts'
import classes from './rule-details.module.css'

/** How many of the latest years are shown. */
const SHOWN = 8

const RULES: Readonly<Record<NonNullable<CoverageYear['rule']>, string>> = {
  'R:': 'reported',
  'R:AP': 'reported, a survey supports it',
  'S:': 'survey',
  'S:AP': 'survey, reports are too far from it',
  'C:': 'reported, moved towards the surveys',
  editor: 'decided by an editor',
}

/** Vaccination by the anchor rule, the latest years first. */
export function SeriesTable({ series }: { readonly series: VaccinationSeries }) {
  const years = series.estimate.estimates.slice(-SHOWN).reverse()
  const shown = (value: number | null) => (value === null ? '–' : formatNumber(value))
  return (
    <>
      <h4>Coverage by year from reports and surveys</h4>
      <p>
        Rule-based and our own: no estimate of WHO and UNICEF. A survey stands at the year in which its
        children were to be vaccinated.
      </p>
      <div className={classes.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">By rule, %</th>
              <th scope="col">Reported</th>
              <th scope="col">Survey</th>
              <th scope="col">Stars</th>
              <th scope="col">How</th>
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
                <td className={classes.words}>{rule === null ? 'no figure' : RULES[rule]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
