import { message, type ValuesOf, type Value } from '#domain/message/message.ts'
import { decimal, percentage } from '#domain/message/value.ts'
import { READINGS } from '#domain/triangulation/answer-words.ts'
import type { NumberLine } from '#web/views/number-table.tsx'
import type { Answer } from '#sections/triangulation/answer-parts.ts'

type Statistics = Extract<Answer['agreement'][number]['statistics'], { readonly status: 'ok' }>
type Unit = NonNullable<Answer['inputs']['indicator']>
type Name = ValuesOf<'triangulate.statistic'>['statistic']

/** Statistics of the pairs as named numbers with their meaning. Source: methods §1.7. */
export function agreementLines(found: Statistics, unit: Unit): NumberLine[] {
  return [...distanceLines(found, unit), ...likenessLines(found)]
}

function distanceLines(found: Statistics, unit: Unit): NumberLine[] {
  const isPercent = unit.unit === 'percent'
  const digits = isPercent ? 1 : unit.decimals
  const amount = (value: number) => {
    const number = decimal(value, digits)
    return isPercent ? message('triangulate.points', { number }) : number
  }
  const range = ([low, high]: readonly [number, number]) => ({
    lower: decimal(low, digits),
    upper: decimal(high, digits),
  })
  return [
    line('n', `${found.n}`),
    line('bias', amount(found.bias), message('triangulate.bias-interval', range(found.bias_ci95))),
    line(
      'loa',
      message('triangulate.limits', range(found.loa95)),
      message('triangulate.limits-error', {
        error: decimal(found.se_loa, Math.max(digits, 1)),
        evidence: found.low_evidence ? 'low' : 'enough',
      }),
    ),
    line('mae', amount(found.mae)),
    line('median', amount(found.median_abs_diff)),
    line('relative', percentage(found.median_sym_rel_pct, 1)),
    line('ratio', shared(found.ratio_of_means)),
  ]
}

function likenessLines(found: Statistics): NumberLine[] {
  const { external_consistency: external, proportional_bias: slope } = found
  const isSloped = slope !== null && slope.p !== null && slope.p < 0.05
  const reading = READING_AT[READINGS.indexOf(found.ccc_reading)] ?? '0'
  return [
    ...(external
      ? [
          line(
            'external',
            decimal(external.ratio, 2),
            message('triangulate.external-verdict', { verdict: external.flagged ? 'flagged' : 'fine' }),
          ),
        ]
      : []),
    line('ccc', decimal(found.ccc, 2), message('triangulate.reading', { reading })),
    line('r', shared(found.r)),
    line('spearman', shared(found.spearman)),
    line('direction', shared(found.direction_agreement)),
    line(
      'slope',
      slope === null ? null : decimal(slope.slope, 2),
      slope === null
        ? null
        : message('triangulate.slope-verdict', { verdict: isSloped ? 'sloped' : 'level' }),
    ),
  ]
}

const READING_AT = ['0', '1', '2', '3'] as const

function shared(value: number | null): Value | null {
  return value === null ? null : decimal(value, 2)
}

function line(statistic: Name, value: Value | null, remark: Value | null = null): NumberLine {
  return {
    name: message('triangulate.statistic', { statistic }),
    meaning: message('triangulate.statistic-means', { statistic }),
    value,
    remark,
  }
}
