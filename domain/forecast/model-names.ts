/** Models that can be asked for by name, besides the combination. */
export const SINGLE_MODELS = ['naive', 'drift', 'ses', 'damped', 'theta', 'ets'] as const

export type SingleModel = (typeof SINGLE_MODELS)[number]

export const MODEL_NAMES = ['combination', ...SINGLE_MODELS] as const

export type ModelName = (typeof MODEL_NAMES)[number]

/** Fewest values for each model; below 7 the combination is naive and drift. Source: methods §5. */
export const FEWEST: Readonly<Record<ModelName, number>> = {
  combination: 5,
  naive: 5,
  drift: 5,
  ses: 7,
  damped: 7,
  theta: 7,
  ets: 7,
}
