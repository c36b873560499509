import { choice, ids, numbers, toggle, whole } from './option-forms.ts'

/** Options that several kinds have, each said once. */

/** The lines of the targets, where the indicator has any. */
export const TARGETS = {
  national: toggle('nt', { label: 'National target', standard: true }),
  sdg: toggle('sdg', { label: 'SDG target', standard: true }),
}

/** Numerator and denominator of each figure. */
export const PARTS = { parts: toggle('numden', { label: 'Num/Denom', standard: false }) }

/** The intervals that publishers give. */
export const INTERVALS = { intervals: toggle('intervals', { label: 'Confidence range', standard: true }) }

/** Sources or groups that the reader has hidden. */
export const HIDDEN = { hidden: ids('hidden', { label: 'Hidden', standard: [], names: 'source' }) }

/** The place that the others are compared with, or that is marked. */
export const REFERENCE = {
  reference: whole('reference', { label: 'Compared with', standard: null, names: 'location' }),
}

/** Upper limits of all classes but the last, so that several figures share them; its own classes without. */
export const BREAKS = { breaks: numbers('breaks', { label: 'Limits of the classes', standard: null }) }

/** What the values of a distribution belong to, besides the periods of one place. */
export const ACROSS = {
  regions: choice(
    'regions',
    [
      ['zones', 'Zones'],
      ['states', 'States'],
      ['lgas', 'LGAs'],
    ],
    { label: 'Level', standard: 'states' },
  ),
}

/** Whether values of one place over time are described in place of those of several places. */
export const OVER_TIME = {
  compareBy: choice('compare_by', [['period', 'Over time']], { label: 'Over', standard: null }),
}

/** What a correlation runs over, and its coefficient; without a method the one that the data suit. */
export const CORRELATED = {
  compareBy: choice(
    'compare_by',
    [
      ['states', 'States'],
      ['period', 'Periods'],
    ],
    { label: 'Across', standard: 'states' },
  ),
  method: choice(
    'method',
    [
      ['pearson', 'Pearson'],
      ['spearman', 'Spearman'],
      ['kendall', 'Kendall'],
    ],
    { label: 'Coefficient', standard: null },
  ),
}
