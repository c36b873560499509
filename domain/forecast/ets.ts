import { type EtsFit, fitEts } from './ets-fit.ts'
import { candidateForms } from './ets-form.ts'

/**
 * The exponential smoothing form that describes a series best by AICc, among those that the series allows: errors as a
 * share when `allowShares` and all values are above 0, seasons from two full years on. `values` has no gaps and at least
 * 5 values. Null when no form can be judged (fewer values). Source: methods §5.2.
 */
export function chooseEts(values: readonly number[], frequency: number, allowShares: boolean): EtsFit | null {
  const positive = values.every((value) => value > 0)
  const seasonal = frequency > 1 && values.length >= 2 * frequency
  const forms = candidateForms(allowShares && positive, seasonal)
  let best: EtsFit | null = null
  for (const form of forms.filter((entry) => positive || entry.season !== 'M')) {
    const fit = fitEts(values, form, frequency)
    if (Number.isFinite(fit.aicc) && (best === null || fit.aicc < best.aicc)) best = fit
  }
  return best
}
