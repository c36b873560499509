import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'

const OF_WOMEN = /\b(women|girls|mothers)\b/i
const MATERNAL = /\bmaternal\b/i
const BY_SEX = /(^|_)sex$/

/** Why a source has no figure of an indicator by a dimension such as sex or wealth, where it has none. */
export function groupGap(
  indicator: Pick<Indicator, 'shortName' | 'fullName' | 'denominator'>,
  source: DataSource,
  dimension: string,
): Gap {
  const said = { indicator: indicatorName(indicator), dimension: dimensionName(dimension) }
  const isOfWomen = OF_WOMEN.test(indicator.denominator) || MATERNAL.test(indicator.fullName)
  if (BY_SEX.test(dimension) && isOfWomen)
    return { reason: 'not_applicable', note: message('gap.one-sex', said) }
  return { reason: 'not_published', note: message('gap.by-group', { ...said, source: sourceName(source) }) }
}
