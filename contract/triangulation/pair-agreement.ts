import { z } from 'zod'
import { gap } from '#contract/gap.ts'
import { analyseAgreement } from '#contract/analysis/agreement.ts'

const [numbers] = analyseAgreement.answer.options

/** The numbers of `/analysis/agreement`; the triangulation that they are part of says what they were made of. */
const statistics = numbers.pick({
  status: true,
  n: true,
  low_evidence: true,
  bias: true,
  s_d: true,
  bias_ci95: true,
  loa95: true,
  se_loa: true,
  proportional_bias: true,
  mae: true,
  median_abs_diff: true,
  mean_sym_rel_pct: true,
  median_sym_rel_pct: true,
  mean_rel_pct: true,
  mean_rel_dropped: true,
  ratio_of_means: true,
  external_consistency: true,
  r: true,
  spearman: true,
  direction_agreement: true,
  ccc: true,
  c_b: true,
  ccc_reading: true,
  warnings: true,
  caveats: true,
})

/** How well a comparison agrees with the primary, or how many pairs it would take. */
export const pairAgreement = z.object({
  comparison: z.int(),
  name: z.string(),
  statistics: z.discriminatedUnion('status', [
    statistics,
    z.object({ status: z.literal('insufficient'), n: z.int(), n_required: z.int(), reason: z.string(), gap }),
    z.object({ status: z.literal('invalid'), reason: z.string(), gap }),
  ]),
})
