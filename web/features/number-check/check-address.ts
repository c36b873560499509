import { NATION } from '#domain/location/location.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import type { CheckInput } from './check-input.ts'

/** DPT 3 / Penta 3 coverage: the figure that is asked about most. */
const FIRST_INDICATOR = 18

/** The form as an address says it: what it does not say is as at a first visit. */
export function inputFrom(query: URLSearchParams, currentYear: number): CheckInput {
  const text = (name: string) => query.get(name) ?? ''
  const id = (name: string, otherwise: number) => {
    const value = text(name)
    return /^\d{1,6}$/.test(value) ? Number(value) : otherwise
  }
  const months = text('months')
  const period = parsePeriod(text('period'))
  return {
    figure: text('figure').slice(0, 40),
    indicator: id('indicator', FIRST_INDICATOR),
    location: id('location', NATION),
    period: period === null ? String(currentYear - 1) : isoPeriod(period),
    from: text('from').slice(0, 120),
    count: text('count').slice(0, 40),
    target: text('target').slice(0, 40),
    months: months === '' ? [] : months.split('_').slice(0, 12),
  }
}

/** The address of a filled form: made only when somebody shares it. */
export function addressOfInput(input: CheckInput): string {
  const { figure, indicator, location, period, from, count, target, months } = input
  const query = new URLSearchParams({ figure, indicator: `${indicator}`, location: `${location}`, period })
  for (const [name, value] of Object.entries({ from, count, target }))
    if (value.trim() !== '') query.set(name, value)
  if (months.some((month) => month.trim() !== '')) query.set('months', months.join('_'))
  return `/check?${query}`
}
