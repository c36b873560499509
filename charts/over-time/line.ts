import type { YearsOf } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import type { TokenName } from '#charts/tokens.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'

/** The figures of one source. */
export interface Series {
  readonly source: DataSource
  /** By period, observed before projected. Never empty. */
  readonly points: readonly Point[]
}

/** The id of the mark of a point of a line. */
export const trendMark = ({ source }: Pick<SourceLine, 'source'>, { period }: Pick<Point, 'period'>) =>
  `${source.id}:${period}`

/** `chosen` by the reader, `partner`: what it is best compared with, `other`: drawn lighter. */
export type LineRole = 'chosen' | 'partner' | 'other'

/** One source's figures over time. */
export interface SourceLine extends Series {
  readonly role: LineRole
  /** Place among the lines of its class, 0 first: filled and solid, then hollow, then dotted. */
  readonly rank: number
  /** The meaning of the years by which they are placed; years of report where it is absent. */
  readonly yearsOf?: YearsOf
  /** A colour of its own, where lines of one class differ in something else. */
  readonly token?: TokenName
}
