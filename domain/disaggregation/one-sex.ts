import type { Curation } from '#domain/reference/curation.ts'
import { type Sex, SEXES } from '#domain/reference/sex.ts'
import { ageSexBand } from './age-band.ts'

/** The one sex that an indicator is about; null where it is about everybody. */
export function sexOf(indicator: number, { ofOneSex }: Pick<Curation, 'ofOneSex'>): Sex | null {
  return SEXES.find((sex) => ofOneSex[sex].includes(indicator)) ?? null
}

/** The sex of a category, as `Female` of `sex` or `F 0-4` of `age_sex`; null for others. */
export function sexOfCategory(dimension: string, category: string): Sex | null {
  const ofAges = dimension === 'age_sex' ? ageSexBand(category) : null
  if (ofAges) return ofAges.sex === 'F' ? 'female' : 'male'
  if (dimension !== 'sex') return null
  if (/^(female|women|girls)$/i.test(category)) return 'female'
  return /^(male|men|boys)$/i.test(category) ? 'male' : null
}
