import { type Message, message } from '#domain/message/message.ts'
import type { ComplexMeasures } from '#domain/inequality/complex-measures.ts'

export type MeasureName = 'difference' | 'ratio' | keyof ComplexMeasures

/** The unit of a measure: the unit of the figure, a multiple, a percentage, or a number without unit. */
export type MeasureUnit = 'figure' | 'multiple' | 'percent' | 'index'

/** The knowledge that a measure needs. */
export type MeasureNeed = 'sizes' | 'three' | 'order' | 'direction' | 'percentage'

export interface MeasureDefinition {
  readonly name: MeasureName
  readonly title: Message
  readonly unit: MeasureUnit
  /** The value that means no inequality. */
  readonly none: 0 | 1
  readonly definition: Message
  readonly needs: readonly MeasureNeed[]
}

const ALL_GROUPS: readonly MeasureNeed[] = ['sizes', 'three']
const IN_ORDER: readonly MeasureNeed[] = ['order', ...ALL_GROUPS]

/** The measures shown first, in reading order. Definitions follow methods §6, after the WHO's Health Equity Assessment Toolkit. */
export const MAIN_MEASURES: readonly MeasureDefinition[] = [
  {
    name: 'difference',
    title: message('inequality.difference'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.difference-means'),
    needs: [],
  },
  {
    name: 'ratio',
    title: message('inequality.ratio'),
    unit: 'multiple',
    none: 1,
    definition: message('inequality.ratio-means'),
    needs: [],
  },
  {
    name: 'sii_logit',
    title: message('inequality.sii-logit'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.sii-logit-means'),
    needs: IN_ORDER,
  },
  {
    name: 'rii_logit',
    title: message('inequality.rii-logit'),
    unit: 'multiple',
    none: 1,
    definition: message('inequality.rii-logit-means'),
    needs: IN_ORDER,
  },
  {
    name: 'sii_linear',
    title: message('inequality.sii-linear'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.sii-linear-means'),
    needs: IN_ORDER,
  },
  {
    name: 'rii_linear',
    title: message('inequality.rii-linear'),
    unit: 'multiple',
    none: 1,
    definition: message('inequality.rii-linear-means'),
    needs: IN_ORDER,
  },
  {
    name: 'aci',
    title: message('inequality.aci'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.aci-means'),
    needs: IN_ORDER,
  },
  {
    name: 'rci',
    title: message('inequality.rci'),
    unit: 'index',
    none: 0,
    definition: message('inequality.rci-means'),
    needs: IN_ORDER,
  },
  {
    name: 'erreygers',
    title: message('inequality.erreygers'),
    unit: 'index',
    none: 0,
    definition: message('inequality.erreygers-means'),
    needs: [...IN_ORDER, 'percentage'],
  },
  {
    name: 'par',
    title: message('inequality.par'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.par-means'),
    needs: ['sizes', 'direction'],
  },
  {
    name: 'paf_pct',
    title: message('inequality.paf-pct'),
    unit: 'percent',
    none: 0,
    definition: message('inequality.paf-pct-means'),
    needs: ['sizes', 'direction'],
  },
]

/** Measures for readers who compare with other publications. */
export const FURTHER_MEASURES: readonly MeasureDefinition[] = [
  {
    name: 'bgsd',
    title: message('inequality.bgsd'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.bgsd-means'),
    needs: ALL_GROUPS,
  },
  {
    name: 'cov_pct',
    title: message('inequality.cov-pct'),
    unit: 'percent',
    none: 0,
    definition: message('inequality.cov-pct-means'),
    needs: ALL_GROUPS,
  },
  {
    name: 'mdmw',
    title: message('inequality.mdmw'),
    unit: 'figure',
    none: 0,
    definition: message('inequality.mdmw-means'),
    needs: ALL_GROUPS,
  },
  {
    name: 'idis_w_pct',
    title: message('inequality.idis-w-pct'),
    unit: 'percent',
    none: 0,
    definition: message('inequality.idis-w-pct-means'),
    needs: ALL_GROUPS,
  },
  {
    name: 'idis_u_pct',
    title: message('inequality.idis-u-pct'),
    unit: 'percent',
    none: 0,
    definition: message('inequality.idis-u-pct-means'),
    needs: ['three'],
  },
  {
    name: 'theil',
    title: message('inequality.theil'),
    unit: 'index',
    none: 0,
    definition: message('inequality.theil-means'),
    needs: ALL_GROUPS,
  },
  {
    name: 'mld',
    title: message('inequality.mld'),
    unit: 'index',
    none: 0,
    definition: message('inequality.mld-means'),
    needs: ALL_GROUPS,
  },
]
