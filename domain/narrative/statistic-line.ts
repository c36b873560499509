import { tooFew } from '#domain/gap/outcome-gap.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { difference, shortFigure } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import type { Description } from '#domain/statistics/descriptive/descriptive.ts'

/** One line of the table of statistics: its value, or why there is none. */
export interface StatisticLine {
  readonly name: Message
  /** Its meaning, in plain words. */
  readonly meaning: Message
  readonly value: Value | null
  /** A remark on the value. */
  readonly remark: Value | null
  /** Why there is no value; null where there is one. */
  readonly gap: Gap | null
}

/** A statistic whose name and meaning are two texts without values. */
type StatisticName =
  | 'sum'
  | 'weighted'
  | 'mean'
  | 'median'
  | 'mode'
  | 'geometric'
  | 'interval'
  | 'error'
  | 'smallest'
  | 'largest'
  | 'width'
  | 'q1'
  | 'q3'
  | 'iqr'
  | 'lower-fence'
  | 'upper-fence'
  | 'deviation'
  | 'variance'
  | 'variation'
  | 'mad'
  | 'skewness'
  | 'kurtosis'

/** Gives numbers the digits and the unit of the indicator; means of small values carry at least one digit after the point. */
export class Lines {
  readonly described: Description
  readonly set: DescribedSet
  readonly indicator: Indicator

  constructor(described: Description, set: DescribedSet) {
    this.described = described
    this.set = set
    const least = described.max < 1000 ? 1 : 0
    this.indicator = { ...set.indicator, decimals: Math.max(least, set.indicator.decimals) }
  }

  value(number: number): Value {
    return shortFigure(number, this.indicator)
  }

  difference(number: number): Value {
    return difference(number, this.indicator)
  }

  /** `Too few values: 4 needed, 3 found.` */
  needs(least: number): Gap {
    return tooFew(this.described.n, least)
  }

  line(
    name: StatisticName,
    number: number | null,
    write: (number: number) => Value,
    why: Gap | null = null,
  ): StatisticLine {
    return lineOf(
      { name: message(`statistics.${name}`), meaning: message(`statistics.${name}-meaning`) },
      number === null ? null : write(number),
      why,
    )
  }
}

/** A line with its value, or with the reason for none. */
export function lineOf(
  words: Pick<StatisticLine, 'name' | 'meaning'>,
  value: Value | null,
  why: Gap | null,
): StatisticLine {
  return { ...words, value, remark: null, gap: value === null ? why : null }
}

/** The statistic has no meaning for these values, however many there are. */
export function meaningless(note: Message): Gap {
  return { reason: 'not_applicable', note }
}
