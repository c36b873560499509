import { CLASSIFICATIONS, type DataSource, LICENCE_CLASSES } from '#domain/data-source/data-source.ts'
import { periodCode } from '#domain/period/period.ts'
import { ID_LIMITS } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const SOURCE_COLUMNS: Columns = {
  required: ['id', 'datasource', 'full_name', 'classification', 'licence', 'has_data', 'file'],
  optional: [
    'description',
    'methodology',
    'custodian',
    'year_available',
    'period_available',
    'subnational_data',
    'link',
    'licence_class',
    'citation',
    'vintage',
    'derived_from',
    'period_labels',
  ],
}

/** A data source and the files of its figures: none when it has no figures, several where these are many. */
export interface SourceWithFiles extends DataSource {
  readonly files: readonly string[]
}

function readDerivedFrom(row: Row): number[] {
  return row.list('derived_from').map((text) => {
    if (!/^\d+$/.test(text)) row.refuse('derived_from', `"${text}" is not the id of a data source.`)
    return Number(text)
  })
}

function readPeriodLabels(row: Row): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const pair of row.list('period_labels')) {
    const [period = '', label = ''] = pair.split('=')
    if (periodCode(period) === null || label === '') {
      row.refuse('period_labels', `"${pair}" is not a period and its label, such as 2024=2023–24.`)
    }
    labels[period] = label
  }
  return labels
}

/** A data source; whether the sources it is derived from exist is checked when all are known. */
export function readSource(row: Row): SourceWithFiles | null {
  const hasData = row.word('has_data', ['Yes', 'No']) === 'Yes'
  if (hasData) row.required('file')
  const source: SourceWithFiles = {
    id: row.newId('id', ID_LIMITS.source),
    name: row.required('datasource'),
    fullName: row.required('full_name'),
    description: row.text('description'),
    classification: row.word('classification', CLASSIFICATIONS),
    methodology: row.text('methodology'),
    custodian: row.text('custodian'),
    yearsAvailable: row.text('year_available'),
    periodAvailable: row.text('period_available'),
    subnational: row.text('subnational_data'),
    link: row.text('link'),
    licence: hasData ? row.required('licence') : row.text('licence'),
    licenceClass:
      row.text('licence_class') === '' ? 'not_verified' : row.word('licence_class', LICENCE_CLASSES),
    citation: hasData ? row.required('citation') : row.text('citation'),
    vintage: row.text('vintage'),
    hasData,
    derivedFrom: readDerivedFrom(row),
    periodLabels: readPeriodLabels(row),
    files: row.list('file'),
  }
  return row.problems.length > 0 ? null : source
}
