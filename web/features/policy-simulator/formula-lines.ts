import type { ShownRun } from './run-shown.ts'

const NUMBERS = new Intl.NumberFormat('en')
const SHARES = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

/** The formula of each lever alone, with the numbers that it was run on, so that anybody can do it again. */
export function formulaLines({ asked, simulation }: ShownRun): string[] {
  if (!simulation) return []
  return asked.flatMap(({ option, to }) => {
    const { deaths, coverage, avoided, affected, intervention } = option
    const averted = simulation.alone[String(intervention)]
    if (deaths === null || averted === undefined) return []
    const [from, asked] = [SHARES.format(coverage.value / 100), SHARES.format(to / 100)]
    const reach = `${SHARES.format(avoided.value)} × ${SHARES.format(affected)}`
    const result = NUMBERS.format(Math.round(averted.formula))
    return [
      `${NUMBERS.format(deaths.value)} × (${asked} − ${from}) × ${reach} ÷ (1 − ${from} × ${reach}) = ${result}`,
    ]
  })
}
