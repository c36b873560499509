import { formatNumber } from '#domain/number/format.ts'
import type { NumberLine } from '#web/views/number-table.tsx'
import type { Answer } from './answer-parts.ts'

type Statistics = Extract<Answer['agreement'][number]['statistics'], { readonly status: 'ok' }>
type Unit = NonNullable<Answer['inputs']['indicator']>

/** Statistics of the pairs as named numbers with their meaning. Source: methods §1.7. */
export function agreementLines(found: Statistics, unit: Unit): NumberLine[] {
  return [...distanceLines(found, unit), ...likenessLines(found)]
}

function distanceLines(found: Statistics, unit: Unit): NumberLine[] {
  const isPercent = unit.unit === 'percent'
  const digits = isPercent ? 1 : unit.decimals
  const amount = (value: number) => `${formatNumber(value, digits)}${isPercent ? ' points' : ''}`
  const range = ([low, high]: readonly [number, number]) =>
    `${formatNumber(low, digits)} to ${formatNumber(high, digits)}`
  const few = found.low_evidence ? '; fewer than 10 pairs: low evidence' : ''
  return [
    line('Pairs', 'Places and years with a figure of both sources.', `${found.n}`),
    line(
      'Mean difference',
      'Mean of the comparison minus the primary, with its 95% interval by the t distribution.',
      amount(found.bias),
      `95% interval ${range(found.bias_ci95)}`,
    ),
    line(
      'Limits of agreement',
      'Mean ± 1.96 standard deviations of the differences: about 95% of differences lie between them (Bland and Altman).',
      range(found.loa95),
      `standard error ${formatNumber(found.se_loa, Math.max(digits, 1))}${few}`,
    ),
    line('Mean distance', 'Mean of the differences without their signs.', amount(found.mae)),
    line('Median distance', 'Middle of the differences without their signs.', amount(found.median_abs_diff)),
    line(
      'Median relative distance',
      '200 · |b − a| ÷ (|a| + |b|), in percent; half of the pairs lie closer.',
      `${formatNumber(found.median_sym_rel_pct, 1)}%`,
    ),
    line(
      'Ratio of the means',
      'Mean of the comparison divided by the mean of the primary.',
      found.ratio_of_means === null ? null : formatNumber(found.ratio_of_means, 2),
    ),
  ]
}

function likenessLines(found: Statistics): NumberLine[] {
  const { external_consistency: external, proportional_bias: slope } = found
  const isSloped = slope !== null && slope.p !== null && slope.p < 0.05
  const shared = (value: number | null) => (value === null ? null : formatNumber(value, 2))
  return [
    ...(external
      ? [
          line(
            'Routine ÷ survey',
            'External consistency of the World Health Organization: outside 0.67 to 1.33 the two do not fit together.',
            formatNumber(external.ratio, 2),
            external.flagged ? 'flagged: outside 0.67 to 1.33' : 'within 0.67 to 1.33',
          ),
        ]
      : []),
    line(
      'Concordance (Lin)',
      'How close the pairs lie to the line on which both agree: 1 is perfect. The words were made for methods of measurement.',
      formatNumber(found.ccc, 2),
      found.ccc_reading,
    ),
    line('Correlation (Pearson)', 'Whether both rise and fall together along a line.', shared(found.r)),
    line(
      'Rank correlation (Spearman)',
      'Whether both put the pairs in the same order.',
      shared(found.spearman),
    ),
    line(
      'Same direction',
      'Share of two pairs each between which both sources move the same way.',
      shared(found.direction_agreement),
    ),
    line(
      'Does the difference change with size?',
      'Slope of the difference on the mean of both; at least 5 pairs.',
      slope === null ? null : formatNumber(slope.slope, 2),
      slope === null ? '' : isSloped ? 'p below 0.05: it does' : 'not distinguishable from no change',
    ),
  ]
}

function line(name: string, meaning: string, value: string | null, remark = ''): NumberLine {
  return { name, meaning, value, remark: remark === '' ? null : remark }
}
