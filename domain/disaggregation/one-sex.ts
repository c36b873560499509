import type { Indicator } from '#domain/indicator/indicator.ts'
import { ageSexBand } from './age-band.ts'

type Sex = 'female' | 'male'

/** The one sex that an indicator is about by its denominator (`Women aged 15-49`); null where it is about others too. */
export function sexOf({ denominator }: Pick<Indicator, 'denominator'>): Sex | null {
  if (/\b(children|births|people|persons|population|households)\b/i.test(denominator)) return null
  const isAbout = {
    female: /\b(women|mothers|girls|females?)\b/i.test(denominator),
    male: /\b(men|fathers|boys|males?)\b/i.test(denominator),
  }
  if (isAbout.female === isAbout.male) return null
  return isAbout.female ? 'female' : 'male'
}

/** The sex of a category, as `Female` of `sex` or `F 0-4` of `age_sex`; null for others. */
export function sexOfCategory(dimension: string, category: string): Sex | null {
  const ofAges = dimension === 'age_sex' ? ageSexBand(category) : null
  if (ofAges) return ofAges.sex === 'F' ? 'female' : 'male'
  if (dimension !== 'sex') return null
  if (/^(female|women|girls)$/i.test(category)) return 'female'
  return /^(male|men|boys)$/i.test(category) ? 'male' : null
}
