import { FEWEST_EVENTS } from '#domain/observation/few-events.ts'
import type { Reliability } from './reliability.ts'

/** A figure that may rest on too few people to be shown. Counts are unweighted. */
export type SmallFigure =
  | { readonly kind: 'survey_percentage'; readonly n: number }
  | { readonly kind: 'mortality_rate'; readonly exposed: number }
  | {
      readonly kind: 'person_count'
      readonly count: number
      readonly sensitive: boolean
      readonly national: boolean
    }
  | { readonly kind: 'event_rate'; readonly events: number; readonly rse_pct?: number | null }
  | { readonly kind: 'local_figure'; readonly reliability: Reliability }
  | { readonly kind: 'routine_percentage'; readonly numerator: number; readonly denominator: number }

export type SmallRule =
  | 'survey_sample'
  | 'mortality_exposure'
  | 'sensitive_count'
  | 'few_events'
  | 'imprecise'
  | 'small_denominator'

/** The verdict on showing a number. `display` replaces the number when it is suppressed, and marks it otherwise. */
export interface SmallNumberVerdict {
  readonly suppressed: boolean
  /** The first rule that hit; null when the figure may be shown as it is. */
  readonly rule: SmallRule | null
  readonly display: '*' | '()' | '<5' | 'unstable' | 'unreliable' | `${number}/${number}` | null
  /** False when it must be left out of rankings and of the extreme classes of a map. */
  readonly ranked: boolean
}

const SHOWN: SmallNumberVerdict = { suppressed: false, rule: null, display: null, ranked: true }
const IMPRECISE: SmallNumberVerdict = { suppressed: true, rule: 'imprecise', display: '*', ranked: false }

/**
 * Whether a figure rests on too few people, first hit wins: survey percentages below 25 cases suppressed, below 50 in
 * brackets; mortality rates below 250 and 500 exposed likewise; 1 to 4 persons with a sensitive condition below national
 * level suppressed; rates of fewer than 20 events unstable, a relative standard error above 30% unreliable and above 50%
 * suppressed, as of figures below states; routine percentages of fewer than 30 shown as parts. Source: methods §11.
 */
export function smallNumber(figure: SmallFigure): SmallNumberVerdict {
  switch (figure.kind) {
    case 'survey_percentage':
      return sample(figure.n, 25, 50, 'survey_sample')
    case 'mortality_rate':
      return sample(figure.exposed, 250, 500, 'mortality_exposure')
    case 'person_count': {
      const isHidden = figure.sensitive && !figure.national && figure.count >= 1 && figure.count <= 4
      return isHidden ? { suppressed: true, rule: 'sensitive_count', display: '<5', ranked: false } : SHOWN
    }
    case 'local_figure':
      if (figure.reliability === 'withheld') return IMPRECISE
      return figure.reliability === 'wide' ? marked('imprecise', 'unreliable') : SHOWN
    case 'event_rate':
      return eventRate(figure.events, figure.rse_pct ?? null)
    case 'routine_percentage': {
      const { numerator, denominator } = figure
      if (denominator >= 30) return SHOWN
      return marked('small_denominator', `${numerator}/${denominator}`)
    }
  }
}

function sample(size: number, hide: number, bracket: number, rule: SmallRule): SmallNumberVerdict {
  if (size < hide) return { suppressed: true, rule, display: '*', ranked: false }
  return size < bracket ? marked(rule, '()') : SHOWN
}

function eventRate(events: number, error: number | null): SmallNumberVerdict {
  if (error !== null && error > 50) return IMPRECISE
  if (events < FEWEST_EVENTS) return marked('few_events', 'unstable')
  return error !== null && error > 30 ? marked('imprecise', 'unreliable') : SHOWN
}

function marked(rule: SmallRule, display: SmallNumberVerdict['display']): SmallNumberVerdict {
  return { suppressed: false, rule, display, ranked: false }
}
