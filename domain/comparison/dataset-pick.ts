import type { Value } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode, periodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { parseId } from '#domain/view/address-parts.ts'

/** One source's figures of one period, as they are compared with others of the same indicator. */
export interface DatasetPick {
  readonly source: number
  readonly period: PeriodCode
}

/** `2-2018`: id of the source and ISO period. */
export function pickKey({ source, period }: DatasetPick): string {
  return `${source}-${isoPeriod(period)}`
}

/** Inverse of {@link pickKey}; null for anything else. */
export function parsePick(text: string): DatasetPick | null {
  const at = text.indexOf('-')
  const source = at < 0 ? undefined : parseId(text.slice(0, at))
  const period = periodCode(text.slice(at + 1))
  return source === undefined || period === null ? null : { source, period }
}

/** `NDHS 2023–24` */
export function pickName({ source, period }: DatasetPick, reference: ReferenceData): Value {
  return cited(byId(reference.sources, source), period)
}
