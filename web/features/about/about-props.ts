import type { Catalogue } from '#web/queries/catalogue.ts'

/** The address that shows an indicator, from one source when it is named; null when no dashboard has it. */
export type AddressOf = (indicator: number, source?: number) => string | null

export interface AboutProps {
  readonly catalogue: Catalogue
  readonly addressOf: AddressOf
}
