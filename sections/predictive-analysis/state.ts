import { MODEL_NAMES, type ModelName } from '#domain/forecast/models.ts'
import { flag, oneOf, parseId, setNumber, setSwitch, setText } from '#domain/view/address-parts.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** The longest forecast that is offered, in steps of the series. */
export const LONGEST_HORIZON = 24

/** The state of Predictive Analysis; null lets the data decide. */
export interface PredictiveWanted extends SharedWanted {
  /** Steps ahead, in years or months as the series has them; 1 to 24. */
  readonly horizon: number | null
  readonly model: ModelName | null
  readonly national: boolean
  readonly sdg: boolean
}

/** Reads the state of Predictive Analysis; `writePredictiveAddress` is the way back. What is malformed is not said. */
export function parsePredictiveAddress(query: URLSearchParams): PredictiveWanted {
  const horizon = parseId(query.get('horizon')) ?? null
  return {
    ...parseShared(query),
    horizon: horizon !== null && horizon <= LONGEST_HORIZON ? horizon : null,
    model: oneOf(query.get('model'), MODEL_NAMES) ?? null,
    national: flag(query, 'nt') ?? true,
    sdg: flag(query, 'sdg') ?? true,
  }
}

/** Writes the state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writePredictiveAddress(query: URLSearchParams, wanted: PredictiveWanted): void {
  writeShared(query, wanted)
  setNumber(query, 'horizon', wanted.horizon)
  setText(query, 'model', wanted.model)
  setSwitch(query, 'nt', wanted.national, true)
  setSwitch(query, 'sdg', wanted.sdg, true)
}
