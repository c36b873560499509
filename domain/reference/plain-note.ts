import type { Indicator } from '#domain/indicator/indicator.ts'

/** A code of the survey programme's own tables: `(CH_VACC_C_DP3)`. */
const CODE = / ?\((?:[A-Z]{2}_[A-Z0-9]+(?:_[A-Z0-9]+)*)\)/g

/** What a source notes of a figure, for readers: without codes of tables, and with the name of an indicator in place of its number. */
export function plainNote(
  note: string,
  indicators: ReadonlyMap<number, Pick<Indicator, 'shortName'>>,
): string {
  return note
    .replaceAll(/\bindicator (\d+)\b/g, (said, id) => indicators.get(Number(id))?.shortName ?? said)
    .replaceAll(CODE, '')
}
