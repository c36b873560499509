export const CLASSIFICATIONS = ['Routine', 'Survey', 'Estimate'] as const

/** How a source comes by its figures: counted in facilities, asked in households, or modelled. */
export type Classification = (typeof CLASSIFICATIONS)[number]

/** The permissions of a licence: anything, anything with the source named, nothing for money, or nobody has verified it. */
export const LICENCE_CLASSES = ['open', 'attribution', 'non_commercial', 'not_verified'] as const

export type LicenceClass = (typeof LICENCE_CLASSES)[number]

/** A publisher's series of figures, for example NDHS. Never "dataset" or "provider". */
export interface DataSource {
  readonly id: number
  /** Short name, as in tables: `NDHS`. */
  readonly name: string
  readonly fullName: string
  readonly description: string
  readonly classification: Classification
  readonly methodology: string
  readonly custodian: string
  /** Free text of the years published: `1990, 1999, 2003`. */
  readonly yearsAvailable: string
  /** Free text about the next figure. */
  readonly periodAvailable: string
  readonly subnational: string
  readonly link: string
  /** The licence as it was read with the figures. */
  readonly licence: string
  readonly licenceClass: LicenceClass
  readonly citation: string
  readonly vintage: string
  readonly hasData: boolean
  /**
   * The source whose interviews or reports this one re-tabulates, for example GDL → NDHS.
   * Agreement between the two confirms nothing. Empty when independent.
   */
  readonly derivedFrom: readonly number[]
  /** Usual labels of rounds whose field work spans two years, by ISO period: `{ '2024': '2023–24' }`. */
  readonly periodLabels: Readonly<Record<string, string>>
}
