import { message } from '#domain/message/message.ts'
import { choice, ids, numbers, toggle, whole, word } from './option-forms.ts'

/** Options that several kinds have, each said once. */

/** Values over time as lines or as columns. */
export const LINE_OR_COLUMN = {
  shape: choice(
    'shape',
    [
      ['line', message('chart.form', { form: 'line' })],
      ['column', message('chart.form', { form: 'column' })],
    ],
    { label: message('trend.form'), standard: 'line' },
  ),
}

/** The lines of the targets, where the indicator has any. */
export const TARGETS = {
  national: toggle('nt', { label: message('options.national-target'), standard: true }),
  sdg: toggle('sdg', { label: message('options.sdg-target'), standard: true }),
}

/** Numerator and denominator of each figure. */
export const PARTS = { parts: toggle('numden', { label: message('options.parts'), standard: false }) }

/** The intervals that publishers give. */
export const INTERVALS = {
  intervals: toggle('intervals', { label: message('controls.intervals'), standard: true }),
}

/**
 * The meaning of the years of an axis. Only a section knows whether its figures name years of birth: it offers the option there only,
 * and a figure says what has no place by year of birth.
 */
export const YEARS_OF = {
  yearsOf: choice(
    'years_of',
    [
      ['report', message('trend.years-of', { of: 'report' })],
      ['birth', message('trend.years-of', { of: 'birth' })],
    ],
    { label: message('trend.years'), standard: 'report' },
  ),
}

/** Sources or groups that the reader has hidden. */
export const HIDDEN = {
  hidden: ids('hidden', { label: message('options.hidden'), standard: [], names: 'source' }),
}

/** The dimension of groups of people as in the data: `wealth`. Without it the first that has figures. */
export const DIMENSION = {
  dimension: word('dimension', { label: message('disaggregation.groups-by'), standard: null }),
}

/** The place that the others are compared with, or that is marked. */
export const REFERENCE = {
  reference: whole('reference', { label: message('options.reference'), standard: null, names: 'location' }),
}

/** Upper limits of all classes but the last, so that several figures share them; its own classes without. */
export const BREAKS = { breaks: numbers('breaks', { label: message('options.breaks'), standard: null }) }

/** The places to which the values of a distribution belong; the alternative is the periods of one place. */
export const ACROSS = {
  regions: choice(
    'regions',
    [
      ['zones', message('options.zones')],
      ['states', message('options.states')],
      ['lgas', message('options.lgas')],
    ],
    { label: message('options.level'), standard: 'states' },
  ),
}

/** Whether values of one place over time are described in place of those of several places. */
export const OVER_TIME = {
  compareBy: choice('compare_by', [['period', message('options.over-time')]], {
    label: message('options.over'),
    standard: null,
  }),
}

/** The rows of a correlation, and its coefficient; without a method the one that suits the data. */
export const CORRELATED = {
  compareBy: choice(
    'compare_by',
    [
      ['states', message('correlation-section.over', { over: 'states' })],
      ['period', message('correlation-section.over', { over: 'periods' })],
    ],
    { label: message('correlation-section.between'), standard: 'states' },
  ),
  method: choice(
    'method',
    [
      ['pearson', message('correlation-section.method', { method: 'pearson' })],
      ['spearman', message('correlation-section.method', { method: 'spearman' })],
      ['kendall', message('correlation-section.method', { method: 'kendall' })],
    ],
    { label: message('correlation-section.coefficient'), standard: null },
  ),
}
