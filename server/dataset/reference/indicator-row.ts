import type { Indicator, Slope } from '#domain/indicator/indicator.ts'
import type { Factor } from '#domain/number/factor.ts'
import { ID_LIMITS } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

const RELATED = ['first_related', 'second_related', 'third_related', 'fourth_related'] as const

export const INDICATOR_COLUMNS: Columns = {
  required: ['id', 'code', 'full_name', 'short_name', 'program_area', 'factor'],
  optional: [
    'desirable_slope',
    'indicator_type',
    'decimals',
    'definition',
    'numerator',
    'denominator',
    'national_target',
    'national_target_year',
    'national_source',
    'sdg_target',
    'sdg_information',
    ...RELATED,
  ],
}

const SLOPES: Readonly<Record<string, Slope>> = { Positive: 'Positive', Negative: 'Negative', '': null }
const FACTOR_IDS: Readonly<Record<string, Factor>> = { '1': 1, '2': 2, '3': 3, '4': 4 }

function readSlope(row: Row): Slope {
  const slope = SLOPES[row.text('desirable_slope')]
  if (slope === undefined) row.refuse('desirable_slope', 'The slope is Positive, Negative or empty.')
  return slope ?? null
}

function readFactor(row: Row): Factor {
  const factor = FACTOR_IDS[row.text('factor')]
  if (factor === undefined) {
    row.refuse('factor', 'The factor is 1 (per 1,000), 2 (per cent), 3 (per 100,000) or 4 (a plain number).')
  }
  return factor ?? 4
}

/** An indicator; the ids of related ones are checked when all are known. */
export function readIndicator(row: Row): Indicator | null {
  const indicator: Indicator = {
    id: row.newId('id', ID_LIMITS.indicator),
    code: row.required('code'),
    fullName: row.required('full_name'),
    shortName: row.required('short_name'),
    programArea: row.required('program_area'),
    slope: readSlope(row),
    type: row.text('indicator_type'),
    factor: readFactor(row),
    decimals: row.whole('decimals', 0, 6) ?? 1,
    definition: row.text('definition'),
    numerator: row.text('numerator'),
    denominator: row.text('denominator'),
    nationalTarget: row.number('national_target'),
    nationalTargetYear: row.whole('national_target_year', 1990, 2150),
    nationalSource: row.text('national_source'),
    sdgTarget: row.number('sdg_target'),
    sdgInformation: row.text('sdg_information'),
    related: RELATED.map((column) => row.whole(column, 1, ID_LIMITS.indicator - 1)).filter(
      (id) => id !== null,
    ),
  }
  return row.problems.length > 0 ? null : indicator
}
