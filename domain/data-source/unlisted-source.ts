import type { Classification, DataSource } from './data-source.ts'

/** What somebody says of a source of their own. */
interface OwnWords {
  readonly id: number
  readonly name: string
  readonly classification: Classification
  readonly methodology?: string | undefined
}

/** A source that no list has: somebody brings its figures, and nothing else is known of it. */
export function unlistedSource({ id, name, classification, methodology = '' }: OwnWords): DataSource {
  return {
    id,
    name,
    fullName: name,
    description: '',
    classification,
    methodology,
    custodian: '',
    yearsAvailable: '',
    periodAvailable: '',
    subnational: '',
    link: '',
    licence: '',
    licenceClass: 'not_verified',
    citation: '',
    vintage: '',
    hasData: false,
    derivedFrom: [],
    periodLabels: {},
  }
}
