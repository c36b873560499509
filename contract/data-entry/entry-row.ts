import { z } from 'zod'
import type { EntryRow, PastFigure } from '#domain/data-entry/entry-row.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'

const past = z.object({
  period: z.string(),
  value: z.number(),
  is_partial: z.literal(true).optional().meta({ description: 'It is of a part of its period.' }),
})

/** A line of the form, as it travels. */
export const entryRow = z.object({
  indicator: z.int(),
  last: past
    .nullable()
    .meta({ description: 'The newest figure before the period, a whole one where there is one.' }),
  former: past.nullable().meta({ description: 'The figure of a year before.' }),
  usual: z
    .object({ least: z.number(), most: z.number() })
    .nullable()
    .meta({ description: 'The range of the periods since a year before; null: fewer than three.' }),
  other: past
    .extend({ datasource: z.int() })
    .nullable()
    .meta({ description: 'What another source says of the same.' }),
  published: z.number().nullable().meta({ description: 'The figure of this period in the current release.' }),
  computed: z.object({ count: z.int(), target: z.number(), period: z.string() }).nullable().meta({
    description:
      'A share that follows from the count of another indicator over a target; the target is implied by the publisher’s own shares up to that period.',
  }),
})

export type WireEntryRow = z.output<typeof entryRow>

/** A line as it travels. */
export function wireEntryRow({ last, former, other, computed, ...row }: EntryRow): WireEntryRow {
  const written = ({ period, value, isPartial }: PastFigure) => ({
    period: isoPeriod(period),
    value,
    ...(isPartial && { is_partial: isPartial }),
  })
  return {
    ...row,
    last: last && written(last),
    former: former && written(former),
    other: other && { ...written(other), datasource: other.source },
    computed: computed && { ...computed, period: isoPeriod(computed.period) },
  }
}

/** A line that travelled. */
export function readEntryRow({ last, former, other, computed, ...row }: WireEntryRow): EntryRow {
  const read = ({ period, value, is_partial: isPartial }: z.output<typeof past>) => ({
    period: periodCode(period) ?? 0,
    value,
    ...(isPartial && { isPartial }),
  })
  return {
    ...row,
    last: last && read(last),
    former: former && read(former),
    other: other && { ...read(other), source: other.datasource },
    computed: computed && { ...computed, period: periodCode(computed.period) ?? 0 },
  }
}
