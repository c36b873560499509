import type { ComplexMeasures } from '#domain/inequality/complex-measures.ts'

export type MeasureName = 'difference' | 'ratio' | keyof ComplexMeasures

/** What a measure is written in: the unit of the figure, a multiple, a percentage, or a number without unit. */
export type MeasureUnit = 'figure' | 'multiple' | 'percent' | 'index'

/** What has to be known for a measure. */
export type MeasureNeed = 'sizes' | 'three' | 'order' | 'direction' | 'percentage'

export interface MeasureDefinition {
  readonly name: MeasureName
  readonly title: string
  readonly unit: MeasureUnit
  /** The value that means no inequality. */
  readonly none: 0 | 1
  readonly definition: string
  readonly needs: readonly MeasureNeed[]
}

const ALL_GROUPS: readonly MeasureNeed[] = ['sizes', 'three']
const IN_ORDER: readonly MeasureNeed[] = ['order', ...ALL_GROUPS]

/** The measures shown first, in reading order. Definitions follow methods §6, after the WHO's Health Equity Assessment Toolkit. */
export const MAIN_MEASURES: readonly MeasureDefinition[] = [
  {
    name: 'difference',
    title: 'Difference',
    unit: 'figure',
    none: 0,
    definition:
      'The figure of one group minus the figure of the other. With an order of advantage these are the most and the least advantaged group, otherwise the highest and the lowest.',
    needs: [],
  },
  {
    name: 'ratio',
    title: 'Ratio',
    unit: 'multiple',
    none: 1,
    definition:
      'The figure of one group divided by the figure of the other; the same two groups as in the difference.',
    needs: [],
  },
  {
    name: 'sii_logit',
    title: 'Slope index of inequality (SII)',
    unit: 'figure',
    none: 0,
    definition:
      'A curve is fitted to all groups in the order of advantage, each weighted by its size; the index is its value for the best off minus its value for the worst off. The curve stays between the least and the greatest possible figure (logit model).',
    needs: IN_ORDER,
  },
  {
    name: 'rii_logit',
    title: 'Relative index of inequality (RII)',
    unit: 'multiple',
    none: 1,
    definition: 'The value of the same fitted curve for the best off divided by its value for the worst off.',
    needs: IN_ORDER,
  },
  {
    name: 'sii_linear',
    title: 'Slope index of inequality, straight line',
    unit: 'figure',
    none: 0,
    definition:
      'A straight line is fitted to all groups in the order of advantage, each weighted by its size; the index is its value for the best off minus its value for the worst off. A line may leave the range of possible figures.',
    needs: IN_ORDER,
  },
  {
    name: 'rii_linear',
    title: 'Relative index of inequality, straight line',
    unit: 'multiple',
    none: 1,
    definition: 'The value of the straight line for the best off divided by its value for the worst off.',
    needs: IN_ORDER,
  },
  {
    name: 'aci',
    title: 'Concentration index, absolute (ACI)',
    unit: 'figure',
    none: 0,
    definition:
      'How far the figure is concentrated among the better-off (above zero) or the worse-off (below zero), over all groups with their sizes.',
    needs: IN_ORDER,
  },
  {
    name: 'rci',
    title: 'Concentration index, relative (RCI)',
    unit: 'index',
    none: 0,
    definition:
      'The absolute concentration index divided by the mean of all groups; it lies between −1 and 1.',
    needs: IN_ORDER,
  },
  {
    name: 'erreygers',
    title: 'Erreygers index',
    unit: 'index',
    none: 0,
    definition:
      'The concentration index for percentages, made so that it reads the same for having and for lacking something; it lies between −1 and 1.',
    needs: [...IN_ORDER, 'percentage'],
  },
  {
    name: 'par',
    title: 'Population attributable risk (PAR)',
    unit: 'figure',
    none: 0,
    definition:
      'How far the mean of all groups would move if every group had the figure of the most advantaged group, or without an order of the best group.',
    needs: ['sizes', 'direction'],
  },
  {
    name: 'paf_pct',
    title: 'Population attributable fraction (PAF)',
    unit: 'percent',
    none: 0,
    definition: 'The population attributable risk as a percentage of the mean of all groups.',
    needs: ['sizes', 'direction'],
  },
]

/** Measures for readers who compare with other publications. */
export const FURTHER_MEASURES: readonly MeasureDefinition[] = [
  {
    name: 'bgsd',
    title: 'Between-group standard deviation (BGSD)',
    unit: 'figure',
    none: 0,
    definition:
      'The typical distance of the groups from their mean, weighted by size; far groups count more.',
    needs: ALL_GROUPS,
  },
  {
    name: 'cov_pct',
    title: 'Coefficient of variation (COV)',
    unit: 'percent',
    none: 0,
    definition: 'The between-group standard deviation as a percentage of the mean.',
    needs: ALL_GROUPS,
  },
  {
    name: 'mdmw',
    title: 'Mean difference from the mean (MDMW)',
    unit: 'figure',
    none: 0,
    definition: 'The mean distance of the groups from their mean, weighted by size.',
    needs: ALL_GROUPS,
  },
  {
    name: 'idis_w_pct',
    title: 'Index of disparity, weighted',
    unit: 'percent',
    none: 0,
    definition:
      'The mean distance of the groups from their mean as a percentage of the mean, weighted by size.',
    needs: ALL_GROUPS,
  },
  {
    name: 'idis_u_pct',
    title: 'Index of disparity, unweighted',
    unit: 'percent',
    none: 0,
    definition: 'The same with every group counting alike, whatever its size.',
    needs: ['three'],
  },
  {
    name: 'theil',
    title: 'Theil index',
    unit: 'index',
    none: 0,
    definition: 'Inequality relative to the mean; groups with high figures count more. Never below zero.',
    needs: ALL_GROUPS,
  },
  {
    name: 'mld',
    title: 'Mean log deviation (MLD)',
    unit: 'index',
    none: 0,
    definition: 'Inequality relative to the mean; groups with low figures count more. Never below zero.',
    needs: ALL_GROUPS,
  },
]
