import type { NumberCheck } from './check-number.ts'
import type { Against } from './standing.ts'

const STEPS: readonly Against[] = ['none', 'same', 'chance', 'close', 'far', 'apart']

/**
 * How urgently somebody should look at a figure: impossible ones first, then those that chance does not explain, then those far
 * from evidence without an interval; within each by the ratio to the evidence.
 */
export function howWrong({ impossible, standing, own, main }: NumberCheck): number {
  const step = impossible ? STEPS.length : STEPS.indexOf(standing.against)
  const ratio =
    main && main.point.value > 0 && own.value > 0 ? Math.abs(Math.log(own.value / main.point.value)) : 0
  return step + Math.min(ratio, MOST) / (MOST + 1)
}

/** Figures a million times the evidence are as wrong as can be. */
const MOST = Math.log(1e6)

/** Whether a figure cannot be, or independent evidence of the same births or time says otherwise. */
export function isContradicted(check: NumberCheck): boolean {
  return !isQuiet(check) && (check.impossible !== null || check.main?.isSameTime === true)
}

/** Whether a figure in a list needs nobody: it agrees with the evidence, or nothing is held against it. */
export function isQuiet({ impossible, standing }: NumberCheck): boolean {
  return !impossible && STEPS.indexOf(standing.against) <= STEPS.indexOf('close')
}
